import { defineView } from '../simulator-view.ts'
import { CrankSliderPicture } from './crank-slider-picture.tsx'

export const crankSliderView = defineView({ Picture: CrankSliderPicture })
