import { defineView } from '../simulator-view.ts'
import { PneumaticsEditor } from './pneumatics-editor.tsx'
import { PneumaticsPicture } from './pneumatics-picture.tsx'

export const pneumaticsView = defineView({ Picture: PneumaticsPicture, Editor: PneumaticsEditor })
