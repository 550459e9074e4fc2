import { defineSimulator } from '../simulator.ts'
import { rackAsks } from './rack-asks.ts'
import { computeRack } from './rack-model.ts'
import { rackParameters, usesRackParameter } from './rack-parameters.ts'

/** A pinion and a rack; either drives the other. */
export const rackPinion = defineSimulator({
  tipo: 'cremallera',
  title: 'Piñón y cremallera',
  summary:
    'Convierte un giro en un avance, o al revés, y mira cuánto se mueve la cremallera en cada vuelta, a qué velocidad y con qué fuerza.',
  parameters: rackParameters,
  uses: usesRackParameter,
  compute: computeRack,
  motion: { step: 0.25 },
  table: { along: 'z', rows: 11, outputs: ['av', 'd', 'vm'] },
  asks: rackAsks,
})
