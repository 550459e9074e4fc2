import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { levers } from './levers.ts'
import { view } from './levers-picture.tsx'

export default island('learning/simulators/levers/levers', simulatorComponent(levers, view))
