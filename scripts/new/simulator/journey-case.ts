import type { SimulatorCase } from '../../../app/learning/simulators/simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'cuadrado',
  title: 'Cuadrado',
  sentence: 'Un cuadrado de 4 cm de lado tiene 16 cm² de área.',
  keys: [{ label: 'Lado (l), cm', press: ['ArrowUp', 'ArrowUp'] }],
  said: 'Un cuadrado de 5 cm de lado tiene 25 cm² de área.',
  reading: ['Área (A)', '25 cm²'],
  taps: ['Volver a empezar'],
  saidAfterTaps: 'Un cuadrado de 4 cm de lado tiene 16 cm² de área.',
  printed: ['Área (A)', '16 cm²', 'Tabla de valores'],
}
