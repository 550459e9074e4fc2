import { defineSimulator } from '../simulator.ts'
import { screwAsks } from './screw-asks.ts'
import { computeScrew } from './screw-model.ts'
import { screwParameters, usesScrewParameter } from './screw-parameters.ts'

/** A screw and its nut: a vice, a jack, the spindle of a machine. */
export const screw = defineSimulator({
  tipo: 'tornillo',
  title: 'Tornillo y tuerca',
  summary:
    'Gira un tornillo de banco, un gato o un husillo y mira cuánto avanza en cada vuelta, con qué fuerza empuja y si se sujeta solo.',
  parameters: screwParameters,
  uses: usesScrewParameter,
  compute: computeScrew,
  motion: { step: 0.25 },
  table: { along: 'v', rows: 11, outputs: ['x', 't'] },
  asks: screwAsks,
})
