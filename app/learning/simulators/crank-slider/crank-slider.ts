import { defineSimulator } from '../simulator.ts'
import { crankSliderAsks } from './crank-slider-asks.ts'
import { computeCrankSlider } from './crank-slider-model.ts'
import { crankSliderParameters } from './crank-slider-parameters.ts'

/** A crank, a rod and a slider: rotation becomes reciprocating motion, or vice versa. */
export const crankSlider = defineSimulator({
  tipo: 'biela',
  title: 'Biela-manivela',
  summary:
    'Convierte un giro en un vaivén, o al revés, y mira dónde está el émbolo, a qué velocidad va y qué par hay en la manivela.',
  parameters: crankSliderParameters,
  compute: computeCrankSlider,
  motion: { step: 0.25 },
  table: { along: 'a', rows: 13, outputs: ['x', 'v', 'b', 'm'] },
  asks: crankSliderAsks,
})
