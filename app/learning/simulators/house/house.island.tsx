import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { house } from './house.ts'
import { houseView } from './house-view.ts'

export default island('learning/simulators/house/house', simulatorComponent(house, houseView))
