import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'resistencias',
  title: 'Código de colores',
  sentence: 'Amarillo, violeta, rojo y oro: 4,7 kΩ ±5 %, entre 4465 Ω y 4935 Ω.',
  // Colours in order: one step down from red is orange, from gold silver.
  keys: [
    { label: 'Color del multiplicador', press: ['ArrowDown'] },
    { label: 'Color de la tolerancia', press: ['ArrowDown'] },
  ],
  said: 'Amarillo, violeta, naranja y plata: 47 kΩ ±10 %, entre 42,3 kΩ y 51,7 kΩ.',
  reading: ['Valor máximo', '51,7 kΩ'],
  taps: ['Volver a empezar'],
  saidAfterTaps: 'Amarillo, violeta, rojo y oro: 4,7 kΩ ±5 %, entre 4465 Ω y 4935 Ω.',
  printed: ['Código de colores', '4,7 kΩ', '4465 Ω', 'violeta'],
}
