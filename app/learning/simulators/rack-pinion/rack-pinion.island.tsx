import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { rackPinion } from './rack-pinion.ts'
import { view } from './rack-pinion-picture.tsx'

export default island('learning/simulators/rack-pinion/rack-pinion', simulatorComponent(rackPinion, view))
