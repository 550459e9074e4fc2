import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { gears } from './gears.ts'
import { gearsView } from './gears-view.ts'

export default island('learning/simulators/gears/gears', simulatorComponent(gears, gearsView))
