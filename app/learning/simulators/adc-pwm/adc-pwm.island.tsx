import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { adcPwm } from './adc-pwm.ts'
import { adcPwmView } from './adc-pwm-view.ts'

export default island('learning/simulators/adc-pwm/adc-pwm', simulatorComponent(adcPwm, adcPwmView))
