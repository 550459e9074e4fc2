import { defineView } from '../simulator-view.ts'
import { GearsPicture } from './gears-picture.tsx'

export const gearsView = defineView({ Picture: GearsPicture })
