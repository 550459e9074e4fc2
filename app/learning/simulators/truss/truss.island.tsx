import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { truss } from './truss.ts'
import { trussView } from './truss-view.ts'

export default island('learning/simulators/truss/truss', simulatorComponent(truss, trussView))
