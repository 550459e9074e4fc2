import { defineView } from '../simulator-view.ts'
import { ResistorPicture } from './resistor-code-picture.tsx'

/** How it is seen and handled. */
export const resistorCodeView = defineView({ Picture: ResistorPicture })
