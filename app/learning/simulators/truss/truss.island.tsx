import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { truss } from './truss.ts'
import { view } from './truss-picture.tsx'

export default island('learning/simulators/truss/truss', simulatorComponent(truss, view))
