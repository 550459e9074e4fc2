import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { gates } from './gates.ts'
import { view } from './gates-picture.tsx'

export default island('learning/simulators/gates/gates', simulatorComponent(gates, view))
