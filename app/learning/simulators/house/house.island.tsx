import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { house } from './house.ts'
import { view } from './house-picture.tsx'

export default island('learning/simulators/house/house', simulatorComponent(house, view))
