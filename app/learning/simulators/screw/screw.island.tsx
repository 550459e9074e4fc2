import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { screw } from './screw.ts'
import { view } from './screw-picture.tsx'

export default island('learning/simulators/screw/screw', simulatorComponent(screw, view))
