import { defineView } from '../simulator-view.ts'
import { CrankSliderPicture } from './crank-slider-picture.tsx'

/** How it is seen and handled. */
export const crankSliderView = defineView({ Picture: CrankSliderPicture })
