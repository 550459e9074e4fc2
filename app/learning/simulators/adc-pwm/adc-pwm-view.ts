import { defineView } from '../simulator-view.ts'
import { AdcPwmPicture } from './adc-pwm-picture.tsx'

/** How it is seen and handled. */
export const adcPwmView = defineView({ Picture: AdcPwmPicture })
