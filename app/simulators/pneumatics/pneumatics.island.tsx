import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { pneumatics } from './pneumatics.ts'

export default island('simulators/pneumatics/pneumatics', simulatorComponent(pneumatics))
