import { defineView } from '../simulator-view.ts'
import { GatesEditor } from './gates-editor.tsx'
import { GatesPicture } from './gates-picture.tsx'

export const gatesView = defineView({ Picture: GatesPicture, Editor: GatesEditor })
