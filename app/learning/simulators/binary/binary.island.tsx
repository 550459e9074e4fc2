import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { binary } from './binary.ts'
import { binaryView } from './binary-view.ts'

export default island('learning/simulators/binary/binary', simulatorComponent(binary, binaryView))
