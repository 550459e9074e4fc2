import type { BenchParts } from '../simulator.ts'

/** What the bench of gates offers beside its drawing. */
export const bench: BenchParts = {
  main: ['a', 'b'],
  predictions: [
    {
      question: 'Todas las entradas están a 0. Pones a 1 solo la c. ¿Qué hace la salida?',
      options: ['Pasa a 1', 'Sigue a 0'],
      from: {},
      to: { c: true },
      output: 's',
      right: (_, { outputs }) => (Number(outputs.s?.value) === 1 ? 0 : 1),
      why: 'La OR da 1 en cuanto una de sus entradas vale 1, y la c llega directa a ella.',
    },
    {
      question: 'Con c = 0, pones a 1 solo la a. ¿Qué hace la salida?',
      options: ['Pasa a 1', 'Sigue a 0'],
      from: {},
      to: { a: true },
      output: 's',
      right: (_, { outputs }) => (Number(outputs.s?.value) === 1 ? 0 : 1),
      why: 'La AND necesita las dos: con b = 0 da 0, aunque a valga 1.',
    },
    {
      question: 'La luz de la escalera lleva una XOR y luce con a = 1. Pulsas también b. ¿Qué hace la luz?',
      options: ['Se apaga', 'Sigue encendida'],
      from: { circuito: 'conmutada', a: true },
      to: { b: true },
      output: 's',
      right: (_, { outputs }) => (Number(outputs.s?.value) === 1 ? 1 : 0),
      why: 'La XOR da 1 solo si sus entradas son distintas: con dos interruptores iguales, se apaga.',
    },
  ],
  situations: [
    { title: 'Alarma de una caseta', note: 'a y b, o c', values: { circuito: 'alarma' } },
    { title: 'Luz de escalera', note: 'una XOR', values: { circuito: 'conmutada' } },
    { title: 'Aviso del cinturón', note: '4 entradas', values: { circuito: 'cinturon' } },
  ],
}
