import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { views } from './views.ts'
import { viewsView } from './views-view.ts'

export default island('learning/simulators/views/views', simulatorComponent(views, viewsView))
