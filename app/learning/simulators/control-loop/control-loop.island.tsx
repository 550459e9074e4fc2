import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { controlLoop } from './control-loop.ts'
import { view } from './control-loop-picture.tsx'

export default island('learning/simulators/control-loop/control-loop', simulatorComponent(controlLoop, view))
