import { defineView } from '../simulator-view.ts'
import { TrussEditor } from './truss-editor.tsx'
import { TrussPicture } from './truss-picture.tsx'

export const trussView = defineView({ Picture: TrussPicture, Editor: TrussEditor })
