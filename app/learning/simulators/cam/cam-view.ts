import { defineView } from '../simulator-view.ts'
import { CamPicture } from './cam-picture.tsx'

/** How it is seen and handled. */
export const camView = defineView({ Picture: CamPicture })
