import { defineSimulator } from '../simulator.ts'
import { camAsks } from './cam-asks.ts'
import { computeCam } from './cam-model.ts'
import { camParameters, usesCamParameter } from './cam-parameters.ts'

/** A rotating cam and the follower that it lifts. */
export const cam = defineSimulator({
  tipo: 'leva',
  title: 'Leva y seguidor',
  summary:
    'Elige la forma de una leva y mira cómo sube, se para y baja el seguidor, a qué velocidad, y cuándo se despega de ella.',
  parameters: camParameters,
  uses: usesCamParameter,
  compute: computeCam,
  motion: { step: 0.25 },
  table: { along: 'a', rows: 13, outputs: ['s', 'v', 'va'] },
  asks: camAsks,
})
