import { defineView } from '../simulator-view.ts'
import { RackPicture } from './rack-picture.tsx'

/** How it is seen and handled. */
export const rackPinionView = defineView({ Picture: RackPicture })
