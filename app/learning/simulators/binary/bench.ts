import type { BenchParts } from '../simulator.ts'

/** What the bench of binary numbers offers beside its drawing. */
export const bench: BenchParts = {
  hint: 'Toca un bit',
  main: ['valor', 'bits', 'cantidad', 'unidad'],
  predictions: [
    {
      question: 'Enciendes el bit que vale 8. ¿Cuánto crece el número?',
      options: ['En 1', 'En 8', 'Se dobla'],
      from: { valor: 181 },
      to: { valor: 189 },
      output: 'decimal',
      right: ({ outputs: before }, { outputs: after }) => {
        const more = Number(after.decimal?.value) - Number(before.decimal?.value)
        return more === 8 ? 1 : more === 1 ? 0 : 2
      },
      why: 'Cada bit encendido suma su peso, y el de esa posición es 8.',
    },
    {
      question: 'Escribes un 0 a la derecha de 101. ¿Qué le pasa al número?',
      options: ['Se dobla', 'Se multiplica por 10', 'No cambia'],
      from: { valor: 5 },
      to: { valor: 10 },
      output: 'decimal',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = Number(after.decimal?.value) / Number(before.decimal?.value)
        return times === 2 ? 0 : times === 10 ? 1 : 2
      },
      why: 'Cada bit pasa a la posición de su izquierda, que vale el doble.',
    },
    {
      question: 'De 255 pasas a 256. ¿Cuántos bits hacen falta?',
      options: ['Los mismos', 'Uno más', 'El doble'],
      from: { bits: '16', valor: 255 },
      to: { valor: 256 },
      output: 'necesarios',
      right: ({ outputs: before }, { outputs: after }) => {
        const more = Number(after.necesarios?.value) - Number(before.necesarios?.value)
        return more === 0 ? 0 : more === 1 ? 1 : 2
      },
      why: '255 llena los ocho bits; el siguiente necesita uno más.',
    },
  ],
  situations: [
    { title: 'La letra A', note: '65 en ASCII', values: { valor: 65 } },
    {
      title: 'Una foto del móvil',
      note: '3 MB',
      values: { ver: 'unidades', cantidad: 3, unidad: 'MB' },
    },
    {
      title: 'Una memoria USB',
      note: '64 GB que el ordenador llama 59,6 GiB',
      values: { ver: 'unidades', cantidad: 64, unidad: 'GB' },
    },
  ],
}
