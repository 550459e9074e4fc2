import { defineSimulator } from '../simulator.ts'
import { trussAsks } from './truss-asks.ts'
import { computeTruss } from './truss-model.ts'
import { trussParameters, usesTrussParameter } from './truss-parameters.ts'

/** Plane trusses of pin-jointed bars, to which users add bars. */
export const truss = defineSimulator({
  tipo: 'armadura',
  title: 'Armadura de barras',
  summary:
    'Añade barras hasta que la estructura deje de moverse y mira cuáles se estiran y cuáles se comprimen.',
  parameters: trussParameters,
  uses: usesTrussParameter,
  compute: computeTruss,
  table: { along: 'alto', rows: 8, outputs: ['traccion', 'compresion'] },
  asks: trussAsks,
})
