import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { gates } from './gates.ts'
import { gatesView } from './gates-view.ts'

export default island('learning/simulators/gates/gates', simulatorComponent(gates, gatesView))
