import { defineView } from '../simulator-view.ts'
import { HousePicture } from './house-picture.tsx'

/** How it is seen and handled. */
export const houseView = defineView({ Picture: HousePicture })
