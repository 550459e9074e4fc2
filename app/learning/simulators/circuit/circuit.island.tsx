import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { circuit } from './circuit.ts'
import { circuitView } from './circuit-view.ts'

export default island('learning/simulators/circuit/circuit', simulatorComponent(circuit, circuitView))
