import { defineSimulator } from '../simulator.ts'
import { viewsAsks } from './views-asks.ts'
import { ViewsEditor } from './views-editor.tsx'
import { computeViews } from './views-model.ts'
import { viewsParameters } from './views-parameters.ts'
import { ViewsPicture } from './views-picture.tsx'
import { viewsTexts } from './views-texts.ts'

/** A solid of cubes and wedges to be turned by hand, and its three views to be drawn and checked. */
export const views = defineSimulator({
  tipo: 'vistas',
  title: viewsTexts.title,
  summary: viewsTexts.summary,
  parameters: viewsParameters,
  uses: (name, { pieza }) => pieza === '' || (name !== 'nivel' && name !== 'numero'),
  compute: computeViews,
  Picture: ViewsPicture,
  Editor: ViewsEditor,
  asks: viewsAsks,
})
