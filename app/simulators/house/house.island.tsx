import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { house } from './house.ts'

export default island('simulators/house/house', simulatorComponent(house))
