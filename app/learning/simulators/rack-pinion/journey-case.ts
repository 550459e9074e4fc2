import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'cremallera',
  title: 'Piñón y cremallera',
  sentence:
    'La cremallera va 251,3 mm a la izquierda, a 62,83 mm/s, y empuja con 100 N. El piñón da 2 vueltas en sentido horario, a 30 rpm, con un par de 2 N·m.',
  keys: [{ label: 'Dientes del piñón (z)', press: ['PageUp', 'PageUp'] }],
  said: 'La cremallera va 502,7 mm a la izquierda, a 125,7 mm/s, y empuja con 50 N. El piñón da 2 vueltas en sentido horario, a 30 rpm, con un par de 2 N·m.',
  reading: ['Diámetro primitivo del piñón (d)', '80 mm'],
  taps: ['La cremallera tiene final', 'Pausa', 'Marcha'],
  saidAfterTaps: 'La cremallera va 200 mm a la izquierda',
  printed: ['Mueve el piñón', 'La cremallera va 251,3 mm a la izquierda', 'empuja con 100 N'],
}
