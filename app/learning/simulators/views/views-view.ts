import { defineView } from '../simulator-view.ts'
import { ViewsEditor } from './views-editor.tsx'
import { ViewsPicture } from './views-picture.tsx'

export const viewsView = defineView({ Picture: ViewsPicture, Editor: ViewsEditor })
