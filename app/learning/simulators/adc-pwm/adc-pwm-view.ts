import { defineView } from '../simulator-view.ts'
import { AdcPwmPicture } from './adc-pwm-picture.tsx'

export const adcPwmView = defineView({ Picture: AdcPwmPicture })
