import { defineView } from '../simulator-view.ts'
import { HousePicture } from './house-picture.tsx'

export const houseView = defineView({ Picture: HousePicture })
