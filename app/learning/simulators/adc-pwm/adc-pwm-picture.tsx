import type { ReactNode } from 'react'
import type { Outcome } from '../simulator.ts'
import type { View } from '../simulator-view.ts'
import { AdcPicture } from './adc-picture.tsx'
import type { AdcPwmParameters } from './adc-pwm-parameters.ts'
import { PwmPicture } from './pwm-picture.tsx'

/** The picture of the chosen part. */
export function AdcPwmPicture({ values, outcome, time }: View<AdcPwmParameters, Outcome>): ReactNode {
  const Part = values.parte === 'pwm' ? PwmPicture : AdcPicture
  return <Part values={values} sentence={outcome.sentence} time={time} />
}
