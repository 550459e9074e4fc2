import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { resistorCode } from './resistor-code.ts'
import { resistorCodeView } from './resistor-code-view.ts'

export default island(
  'simulators/resistor-code/resistor-code',
  simulatorComponent(resistorCode, resistorCodeView),
)
