import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { rackPinion } from './rack-pinion.ts'
import { rackPinionView } from './rack-pinion-view.ts'

export default island(
  'learning/simulators/rack-pinion/rack-pinion',
  simulatorComponent(rackPinion, rackPinionView),
)
