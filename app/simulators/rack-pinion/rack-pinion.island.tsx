import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { rackPinion } from './rack-pinion.ts'
import { rackPinionView } from './rack-pinion-view.ts'

export default island('simulators/rack-pinion/rack-pinion', simulatorComponent(rackPinion, rackPinionView))
