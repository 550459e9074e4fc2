import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { gears } from './gears.ts'
import { view } from './gears-picture.tsx'

export default island('learning/simulators/gears/gears', simulatorComponent(gears, view))
