import { island } from '../../islands/island.tsx'
import { simulatorComponent } from '../simulator-frame.tsx'
import { adcPwm } from './adc-pwm.ts'

export default island('simulators/adc-pwm/adc-pwm', simulatorComponent(adcPwm))
