import { defineView } from '../simulator-view.ts'
import { LeversPicture } from './levers-picture.tsx'

/** How it is seen and handled. */
export const leversView = defineView({ Picture: LeversPicture })
