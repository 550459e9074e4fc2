import type { SimulatorCase } from '../simulator-case.ts'

const first =
  'Pared de 4 capas y 26,5 cm: U = 0,45 W/(m²·K). Con 20 °C dentro y 5 °C fuera, por 20 m² se escapan 135 W; ' +
  'en la temporada, 302 kWh, que cuestan 60,45 €.'

export const journeyCase: SimulatorCase = {
  tipo: 'casa',
  title: 'Casa',
  sentence: first,
  keys: [{ label: 'Grosor de la capa 3, cm', press: ['PageUp'] }],
  said:
    'Pared de 4 capas y 27,5 cm: U = 0,399 W/(m²·K). Con 20 °C dentro y 5 °C fuera, por 20 m² se escapan 120 W; ' +
    'en la temporada, 268 kWh, que cuestan 53,56 €.',
  reading: ['Energía en la temporada', '267,8 kWh'],
  taps: ['Volver a empezar'],
  saidAfterTaps: first,
  printed: ['Casa', '3 Lana mineral, 6 cm', 'U = 0,45 W/(m²·K)'],
}
