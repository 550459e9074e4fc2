import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { pneumatics } from './pneumatics.ts'
import { pneumaticsView } from './pneumatics-view.ts'

export default island('simulators/pneumatics/pneumatics', simulatorComponent(pneumatics, pneumaticsView))
