import { defineView } from '../simulator-view.ts'
import { LeversPicture } from './levers-picture.tsx'

export const leversView = defineView({ Picture: LeversPicture })
