import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'flujo',
  title: 'Diagrama de flujo y código',
  sentence: 'Suma de 1 a n, en el inicio. El programa llega al fin en 21 pasos.',
  keys: [{ label: 'Paso', press: ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'] }],
  said: 'Paso 5 de 21, línea 5: suma ← suma + i: suma vale 1. Variables: n = 5, suma = 1, i = 1.',
  reading: ['Variables', 'n = 5, suma = 1, i = 1'],
  taps: ['Volver a empezar', 'Al final', 'Paso atrás'],
  saidAfterTaps: 'Paso 20 de 21, línea 8: Escribe «15». Variables: n = 5, suma = 15, i = 6.',
  printed: ['mientras i ≤ n', 'Traza', 'El programa llega al fin en 21 pasos.'],
}
