import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'neumatica',
  title: 'Neumática',
  sentence:
    'Vástago dentro, empujado con 989,6 N. S1 suelto: la 5/2 une 1 con 2, y el aire del émbolo sale por 4 y 5.',
  keys: [
    { label: 'S1 accionado', press: ['Space'] },
    { label: 'Presión del aire (p), bar', press: ['ArrowUp', 'ArrowUp'] },
  ],
  said: 'Vástago fuera, empujado con 1374 N. S1 pulsado: la 5/2 une 1 con 4, y el aire del otro lado sale por 2 y 3.',
  reading: ['Fuerza en el avance', '1374 N'],
  taps: ['Volver a empezar', 'Accionar S1'],
  saidAfterTaps:
    'Vástago fuera, empujado con 1178 N. S1 pulsado: la 5/2 une 1 con 4, y el aire del otro lado sale por 2 y 3.',
  printed: ['Neumática', '989,6 N', 'el aire del émbolo sale por 4 y 5'],
}
