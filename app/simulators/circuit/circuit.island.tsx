import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { circuit } from './circuit.ts'
import { circuitView } from './circuit-view.ts'

export default island('simulators/circuit/circuit', simulatorComponent(circuit, circuitView))
