import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { screw } from './screw.ts'
import { screwView } from './screw-view.ts'

export default island('learning/simulators/screw/screw', simulatorComponent(screw, screwView))
