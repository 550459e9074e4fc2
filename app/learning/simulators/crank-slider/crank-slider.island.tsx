import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { crankSlider } from './crank-slider.ts'
import { view } from './crank-slider-picture.tsx'

export default island('learning/simulators/crank-slider/crank-slider', simulatorComponent(crankSlider, view))
