import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { levers } from './levers.ts'
import { leversView } from './levers-view.ts'

export default island('learning/simulators/levers/levers', simulatorComponent(levers, leversView))
