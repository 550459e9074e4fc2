import { defineSimulator } from '../simulator.ts'
import { viewsAsks } from './views-asks.ts'
import { computeViews } from './views-model.ts'
import { viewsParameters } from './views-parameters.ts'
import { viewsTexts } from './views-texts.ts'

/** A solid of cubes and wedges to rotate, and its three views to draw and check. */
export const views = defineSimulator({
  tipo: 'vistas',
  title: viewsTexts.title,
  summary: viewsTexts.summary,
  parameters: viewsParameters,
  uses: (name, { pieza }) => pieza === '' || (name !== 'nivel' && name !== 'numero'),
  compute: computeViews,
  asks: viewsAsks,
})
