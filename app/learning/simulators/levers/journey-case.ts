import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'palancas',
  title: 'Palancas y poleas móviles',
  sentence:
    'Palanca de primer género: en equilibrio. Haces 200 N. La carga, de 600 N, está a 0,5 m del apoyo y tu fuerza, a 1,5 m. Para subirla 0,2 m, tu mano recorre 0,6 m: 120 J.',
  keys: [{ label: 'Brazo de la carga (bR), m', press: ['ArrowUp', 'PageUp'] }],
  said: 'Palanca de primer género: la carga baja. Haces 200 N y hacen falta 420 N. La carga, de 600 N, está a 1,05 m del apoyo y tu fuerza, a 1,5 m. Para subirla 0,2 m, tu mano recorre 0,2857 m: 120 J.',
  reading: ['Fuerza para el equilibrio (Fₑ)', '420 N'],
  taps: ['Pausa', 'Marcha', 'Volver a empezar'],
  saidAfterTaps:
    'Palanca de primer género: en equilibrio. Haces 200 N. La carga, de 600 N, está a 0,5 m del apoyo y tu fuerza, a 1,5 m. Para subirla 0,2 m, tu mano recorre 0,6 m: 120 J.',
  printed: ['R = 600 N', 'F = 200 N', 'en equilibrio', '120 J'],
  busiest: ['?maquina=polipasto&moviles=3'],
}
