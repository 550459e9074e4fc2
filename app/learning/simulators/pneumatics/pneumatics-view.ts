import { defineView } from '../simulator-view.ts'
import { PneumaticsEditor } from './pneumatics-editor.tsx'
import { PneumaticsPicture } from './pneumatics-picture.tsx'

/** How it is seen and handled. */
export const pneumaticsView = defineView({ Picture: PneumaticsPicture, Editor: PneumaticsEditor })
