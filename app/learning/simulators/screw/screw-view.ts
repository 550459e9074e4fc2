import { defineView } from '../simulator-view.ts'
import { ScrewPicture } from './screw-picture.tsx'

/** How it is seen and handled. */
export const screwView = defineView({ Picture: ScrewPicture })
