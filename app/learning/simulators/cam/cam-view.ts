import { defineView } from '../simulator-view.ts'
import { CamPicture } from './cam-picture.tsx'

export const camView = defineView({ Picture: CamPicture })
