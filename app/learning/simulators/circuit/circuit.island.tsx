import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { circuit } from './circuit.ts'
import { view } from './circuit-picture.tsx'

export default island('learning/simulators/circuit/circuit', simulatorComponent(circuit, view))
