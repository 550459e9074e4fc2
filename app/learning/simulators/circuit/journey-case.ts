import type { SimulatorCase } from '../simulator-case.ts'

export const journeyCase: SimulatorCase = {
  tipo: 'circuito',
  title: 'Circuito',
  sentence: 'Por R1 pasan 30 mA y entre sus extremos hay 9 V. La pila P1 entrega 30 mA.',
  keys: [{ label: 'Resistencia Ra, Ω', press: ['PageUp'] }],
  said: 'Por R1 pasan 22,5 mA y entre sus extremos hay 9 V. La pila P1 entrega 22,5 mA.',
  reading: ['Intensidad por R1 (I)', '22,5 mA'],
  taps: ['Quitar', 'Deshacer', 'K1 cerrado'],
  saidAfterTaps: 'No pasa corriente.',
  printed: ['A1: 30 mA', 'La pila P1 entrega 30 mA.'],
  busiest: ['?circuito=pilav-a4a3_k1-a2b2_ra-c2d2_motor15-e2e3_hilo-a3a2_hilo-b2c2_hilo-d2e2_hilo-e3e4a4'],
}
