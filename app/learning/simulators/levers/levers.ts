import { defineSimulator } from '../simulator.ts'
import { leverParameters, usesLeverParameter } from './lever-parameters.ts'
import { leverAsks } from './levers-asks.ts'
import { computeLever } from './levers-model.ts'

/** Levers, pulleys and a hoist. */
export const levers = defineSimulator({
  tipo: 'palancas',
  title: 'Palancas y poleas móviles',
  summary:
    'Equilibra una carga con una palanca, una polea o un polipasto y mira cuánta fuerza ahorras y cuánto recorrido pagas.',
  parameters: leverParameters,
  uses: usesLeverParameter,
  compute: computeLever,
  motion: { step: 0.25 },
  table: { along: 'bf', rows: 15, outputs: ['fe', 'vm', 's', 'wf'] },
  asks: leverAsks,
})
