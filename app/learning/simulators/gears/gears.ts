import { defineSimulator } from '../simulator.ts'
import { gearParameters } from './gear-parameters.ts'
import { gearAsks } from './gears-asks.ts'
import { computeGears } from './gears-model.ts'
import { usesParameter } from './train.ts'

/** Gears, pulleys and chains between axles. */
export const gears = defineSimulator({
  tipo: 'engranajes',
  title: 'Engranajes, poleas y trenes',
  summary:
    'Une de dos a seis ejes con engranajes, correas o cadenas y mira a qué velocidad, hacia dónde y con qué par gira cada uno.',
  parameters: gearParameters,
  uses: usesParameter,
  compute: computeGears,
  motion: { step: 0.25 },
  table: { along: 'z2', rows: 13, outputs: ['n2', 'm2', 'i'] },
  asks: gearAsks,
})
