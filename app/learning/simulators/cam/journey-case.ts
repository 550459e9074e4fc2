import type { SimulatorCase } from '../simulator-case.ts'

const first =
  'El seguidor sube a 80 mm/s: está a 11,67 mm de altura, de 15 mm que sube en total. A 60 rpm sube 60 veces por minuto; tarda 0,25 s en subir, y arriba se queda 0,1667 s.'

export const journeyCase: SimulatorCase = {
  tipo: 'leva',
  title: 'Leva y seguidor',
  sentence: first,
  keys: [{ label: 'Giro de la leva (φ), °', press: ['PageUp', 'PageUp', 'PageUp'] }],
  said: 'El seguidor está parado arriba, a 15 mm de altura, de 15 mm que sube en total.',
  reading: ['Qué hace el seguidor', 'parado arriba'],
  taps: ['Pausa', 'Marcha', 'Volver a empezar'],
  saidAfterTaps: first,
  printed: ['φ = 60°', 's = 11,7 mm', 'A 60 rpm sube 60 veces por minuto'],
}
