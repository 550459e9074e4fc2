import { defineView } from '../simulator-view.ts'
import { CircuitEditor } from './circuit-editor.tsx'
import { CircuitPicture } from './circuit-picture.tsx'

export const circuitView = defineView({ Picture: CircuitPicture, Editor: CircuitEditor })
