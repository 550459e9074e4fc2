import type { SimulatorCase } from '../simulator-case.ts'

const first =
  'Habitación, control todo o nada con histéresis: a los 180 min la temperatura es de 21 °C, con la consigna en 21 °C. ' +
  'En el último cuarto va de 20 a 22 °C. La calefacción arranca 6 veces y gasta 5,41 kWh.'

export const journeyCase: SimulatorCase = {
  tipo: 'control',
  title: 'Bucle de control',
  sentence: first,
  keys: [{ label: 'Consigna, °C', press: ['ArrowUp', 'ArrowUp'] }],
  said:
    'Habitación, control todo o nada con histéresis: a los 180 min la temperatura es de 22,8 °C, con la consigna en 22 °C. ' +
    'En el último cuarto va de 21 a 23 °C. La calefacción arranca 5 veces y gasta 5,89 kWh.',
  reading: ['Arranques', '5'],
  taps: ['Volver a empezar'],
  saidAfterTaps: first,
  printed: ['Bucle de control', 'Consigna 21 °C', 'Calefactor', 'La calefacción arranca 6 veces'],
}
