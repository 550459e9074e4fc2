import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { resistorCode } from './resistor-code.ts'
import { view } from './resistor-code-picture.tsx'

export default island(
  'learning/simulators/resistor-code/resistor-code',
  simulatorComponent(resistorCode, view),
)
