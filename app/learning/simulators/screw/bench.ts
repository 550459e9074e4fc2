import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of the screw offers beside its drawing. */
export const bench: BenchParts = {
  hint: 'Gira la palanca',
  main: ['p', 'e'],
  predictions: [
    {
      question: 'La rosca pasa de 1 a 2 entradas. ¿Cuánto avanza en cada vuelta?',
      options: ['El doble', 'Lo mismo', 'La mitad'],
      from: {},
      to: { e: 2 },
      output: 'av',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = Number(after.av?.value) / Number(before.av?.value)
        return Math.abs(times - 2) < 0.01 ? 0 : Math.abs(times - 1) < 0.01 ? 1 : 2
      },
      why: 'En cada vuelta avanza el paso por el número de entradas: 5 · 2 = 10 mm.',
    },
    {
      question: 'Alargas la palanca de 200 a 400 mm. ¿Con qué fuerza aprieta la mordaza?',
      options: ['Con más', 'Con menos', 'Con la misma'],
      from: {},
      to: { r: 400 },
      output: 'fs',
      right: trendOf('fs'),
      why: 'Tu mano recorre el doble de camino en cada vuelta, y la fuerza se multiplica por dos.',
    },
    {
      question: 'Ahora con rozamiento. ¿Qué pasa si sueltas la palanca con la mordaza apretada?',
      options: ['Se queda donde está', 'Se afloja sola'],
      from: {},
      to: { roza: true },
      output: 'sujeta',
      right: (_, { outputs }) => (String(outputs.sujeta?.value).startsWith('se queda') ? 0 : 1),
      why: 'El rozamiento gana a la pendiente de la rosca: por eso un tornillo no se afloja solo.',
    },
  ],
  situations: [
    {
      title: 'Gato de un coche',
      note: 'levanta la rueda',
      values: { maquina: 'gato', p: 3, d: 16, r: 300, roza: true },
    },
    { title: 'Tornillo de banco', note: 'con rozamiento', values: { roza: true } },
    {
      title: 'Carro de una impresora 3D',
      note: 'husillo de 4 entradas',
      values: { maquina: 'husillo', p: 2, e: 4, d: 8, n: 120 },
    },
  ],
}
