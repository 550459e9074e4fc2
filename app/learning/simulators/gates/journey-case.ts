import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'puertas',
  title: 'Puertas lógicas',
  sentence: 'Con a = 0, b = 0 y c = 0, S = 0 (LED apagado). Hay 2 puertas: S = a·b + c.',
  // The first gate is an AND; one step down is an OR. Then the input c.
  keys: [
    { label: 'P1: tipo', press: ['ArrowDown'] },
    { label: 'Entrada c a 1', press: ['Space'] },
  ],
  said: 'Con a = 0, b = 0 y c = 1, S = 1 (LED encendido). Hay 2 puertas: S = a + b + c.',
  reading: ['Filas con S = 1', '7'],
  taps: ['Volver a empezar', 'Entrada a a 1', 'Entrada b a 1', 'Añadir XOR'],
  saidAfterTaps: 'Con a = 1, b = 1 y c = 0, S = 1 (LED encendido). Hay 3 puertas: S = a·b + c.',
  printed: ['Puertas lógicas', 'Tabla de verdad', 'Hay 2 puertas: S = a·b + c.'],
}
