import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'tornillo',
  title: 'Tornillo y tuerca',
  sentence:
    'La mordaza se cierra 20 mm en 4 vueltas: 5 mm por vuelta y 150 mm por minuto. Con 50 N en una palanca de 200 mm, aprieta con 12\u202f570 N, sin rozamiento.',
  keys: [
    { label: 'Entradas (e)', press: ['ArrowUp'] },
    { label: 'Vueltas (v)', press: ['PageUp', 'ArrowDown', 'ArrowDown'] },
  ],
  said: 'La mordaza se cierra 60 mm en 6 vueltas: 10 mm por vuelta y 300 mm por minuto. Con 50 N en una palanca de 200 mm, aprieta con 6283 N, sin rozamiento.',
  reading: ['Avance total (x)', '60 mm'],
  taps: ['Con rozamiento', 'Pausa', 'Marcha'],
  saidAfterTaps:
    'La mordaza se cierra 20 mm en 4 vueltas: 5 mm por vuelta y 150 mm por minuto. Con 50 N en una palanca de 200 mm, aprieta con 4304 N, con un rendimiento del 34,25 %.',
  printed: ['Desde la palanca', 'La mordaza se cierra 20 mm en 4 vueltas'],
}
