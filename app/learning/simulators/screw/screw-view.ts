import { defineView } from '../simulator-view.ts'
import { ScrewPicture } from './screw-picture.tsx'

export const screwView = defineView({ Picture: ScrewPicture })
