import { type BenchParts, trendOf } from '../simulator.ts'
import { readyCircuits } from './circuit-code.ts'

/** What the bench of the circuit offers beside its drawing. */
export const bench: BenchParts = {
  main: ['v', 'ra'],
  predictions: [
    {
      question: 'La pila pasa de 4,5 a 9 V. ¿Qué hace la intensidad?',
      options: ['Sube', 'Baja', 'No cambia'],
      from: { v: 4.5 },
      to: { v: 9 },
      output: 'intensidad',
      right: trendOf('intensidad'),
      why: 'I = V / R: con la misma resistencia, el doble de tensión da el doble de intensidad.',
    },
    {
      question: 'La resistencia pasa de 300 a 600 Ω. ¿Qué hace la intensidad?',
      options: ['Sube', 'Baja', 'No cambia'],
      from: {},
      to: { ra: 600 },
      output: 'intensidad',
      right: trendOf('intensidad'),
      why: 'I = V / R: con el doble de resistencia pasa la mitad de corriente.',
    },
    {
      question: 'Abres el interruptor. ¿Qué marca el voltímetro de la resistencia?',
      options: ['Sigue en 9 V', '0 V', 'La mitad'],
      from: {},
      to: { k1: false },
      output: 'v1',
      right: ({ outputs: before }, { outputs: after }) => {
        const part = Number(after.v1?.value) / Number(before.v1?.value)
        return part > 0.99 ? 0 : part < 0.01 ? 1 : 2
      },
      why: 'Sin corriente no hay tensión en la resistencia: V = I · R = 0. Los 9 V están en el interruptor.',
    },
  ],
  situations: [
    {
      title: 'Linterna',
      note: 'una bombilla y un interruptor',
      values: { circuito: readyCircuits.bombilla?.circuito ?? '', elegido: 'B1' },
    },
    {
      title: 'Dos luces de un pasillo',
      note: 'cada una con su interruptor',
      values: { circuito: readyCircuits.bombillas?.circuito ?? '', elegido: 'B1' },
    },
    {
      title: 'Luz que avisa del calor',
      note: 'NTC y LED',
      values: { circuito: readyCircuits.ntc?.circuito ?? '', elegido: 'LED1' },
    },
  ],
}
