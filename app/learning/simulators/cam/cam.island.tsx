import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { cam } from './cam.ts'
import { camView } from './cam-view.ts'

export default island('learning/simulators/cam/cam', simulatorComponent(cam, camView))
