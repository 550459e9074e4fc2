import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { pneumatics } from './pneumatics.ts'
import { pneumaticsView } from './pneumatics-view.ts'

export default island(
  'learning/simulators/pneumatics/pneumatics',
  simulatorComponent(pneumatics, pneumaticsView),
)
