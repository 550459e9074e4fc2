import { defineView } from '../simulator-view.ts'
import { TrussEditor } from './truss-editor.tsx'
import { TrussPicture } from './truss-picture.tsx'

/** How it is seen and handled. */
export const trussView = defineView({ Picture: TrussPicture, Editor: TrussEditor })
