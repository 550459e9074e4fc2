import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { binary } from './binary.ts'
import { view } from './binary-picture.tsx'

export default island('learning/simulators/binary/binary', simulatorComponent(binary, view))
