import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { pneumatics } from './pneumatics.ts'
import { view } from './pneumatics-picture.tsx'

export default island('learning/simulators/pneumatics/pneumatics', simulatorComponent(pneumatics, view))
