import { island } from '../../../platform/islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { adcPwm } from './adc-pwm.ts'
import { view } from './adc-pwm-picture.tsx'

export default island('learning/simulators/adc-pwm/adc-pwm', simulatorComponent(adcPwm, view))
