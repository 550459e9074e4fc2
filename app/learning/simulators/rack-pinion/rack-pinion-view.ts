import { defineView } from '../simulator-view.ts'
import { RackPicture } from './rack-picture.tsx'

export const rackPinionView = defineView({ Picture: RackPicture })
