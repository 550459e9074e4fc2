import { defineView } from '../simulator-view.ts'
import { GearsPicture } from './gears-picture.tsx'

/** How it is seen and handled. */
export const gearsView = defineView({ Picture: GearsPicture })
