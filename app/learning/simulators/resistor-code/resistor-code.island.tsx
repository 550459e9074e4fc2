import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { resistorCode } from './resistor-code.ts'
import { resistorCodeView } from './resistor-code-view.ts'

export default island(
  'learning/simulators/resistor-code/resistor-code',
  simulatorComponent(resistorCode, resistorCodeView),
)
