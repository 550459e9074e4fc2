import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { circuit } from './circuit.ts'

export default island('simulators/circuit/circuit', simulatorComponent(circuit))
