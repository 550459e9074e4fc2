import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of rack and pinion offers beside its drawing. */
export const bench: BenchParts = {
  hint: 'Gira el piñón por el borde',
  main: ['z', 'm'],
  predictions: [
    {
      question: 'El piñón pasa de 20 a 40 dientes. ¿Cuánto avanza la cremallera en cada vuelta?',
      options: ['El doble', 'Lo mismo', 'La mitad'],
      from: {},
      to: { z: 40 },
      output: 'av',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = Number(after.av?.value) / Number(before.av?.value)
        return Math.abs(times - 2) < 0.01 ? 0 : Math.abs(times - 1) < 0.01 ? 1 : 2
      },
      why: 'En una vuelta pasan todos sus dientes: con el doble de dientes, el doble de avance.',
    },
    {
      question: 'Con el mismo par, el piñón tiene el doble de dientes. ¿Con qué fuerza empuja?',
      options: ['Con más', 'Con menos', 'Con la misma'],
      from: {},
      to: { z: 40 },
      output: 'fc',
      right: trendOf('fc'),
      why: 'La fuerza es el par entre el radio: el piñón grande avanza más y empuja menos.',
    },
    {
      question: 'El piñón gira al revés. ¿Hacia dónde va la cremallera?',
      options: ['Hacia el otro lado', 'Hacia el mismo lado', 'Se para'],
      from: {},
      to: { giro: 'antihorario' },
      output: 'efecto',
      right: ({ outputs: before }, { outputs: after }) =>
        before.efecto?.value === after.efecto?.value ? 1 : 0,
      why: 'Cada diente empuja al de la cremallera en el sentido en que gira.',
    },
  ],
  situations: [
    { title: 'Puerta de garaje', note: '20 dientes, módulo 4', values: { m: 4, z: 20, n: 45 } },
    { title: 'Microscopio', note: 'enfoca con media vuelta', values: { m: 0.5, z: 20, n: 2, v: 0.5 } },
    { title: 'Taladro de columna', note: 'baja la broca', values: { m: 1.5, z: 20, n: 10, v: 1 } },
  ],
}
