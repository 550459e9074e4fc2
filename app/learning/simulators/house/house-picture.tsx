import type { ReactNode } from 'react'
import type { View } from '../simulator-view.ts'
import { EavePicture } from './eave-picture.tsx'
import type { HouseOutcome } from './house-model.ts'
import type { houseParameters } from './house-parameters.ts'
import { WallPicture } from './wall-picture.tsx'

/** Section of a wall with its temperatures, or of a window under its eave with the sun. */
export function HousePicture({ values, outcome }: View<typeof houseParameters, HouseOutcome>): ReactNode {
  return (
    <svg role="img" aria-label={outcome.sentence} viewBox="0 0 320 400">
      {values.parte === 'sol' ? (
        <EavePicture values={values} shades={outcome.shades} />
      ) : (
        <WallPicture values={values} wall={outcome.wall} />
      )}
    </svg>
  )
}
