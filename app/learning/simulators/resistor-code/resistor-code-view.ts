import { defineView } from '../simulator-view.ts'
import { ResistorPicture } from './resistor-code-picture.tsx'

export const resistorCodeView = defineView({ Picture: ResistorPicture })
