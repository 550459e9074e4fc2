import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { cam } from './cam.ts'
import { view } from './cam-picture.tsx'

export default island('learning/simulators/cam/cam', simulatorComponent(cam, view))
