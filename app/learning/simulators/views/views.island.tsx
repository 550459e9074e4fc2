import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { views } from './views.ts'
import { view } from './views-picture.tsx'

export default island('learning/simulators/views/views', simulatorComponent(views, view))
