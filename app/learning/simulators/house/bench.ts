import type { BenchParts } from '../simulator.ts'

/** What the bench of the house offers beside its drawing. */
export const bench: BenchParts = {
  main: ['e3', 'fuera', 'vuelo', 'mes'],
  predictions: [
    {
      question: 'Doblas el grosor del aislante, de 6 a 12 cm. ¿Cuánto calor se escapa?',
      options: ['Más', 'Casi la mitad', 'Nada'],
      from: {},
      to: { e3: 12 },
      output: 'potencia',
      right: ({ outputs: before }, { outputs: after }) => {
        const part = Number(after.potencia?.value) / Number(before.potencia?.value)
        return part > 1 ? 0 : part > 0.01 ? 1 : 2
      },
      why: 'El aislante es lo que más frena el calor, pero las otras capas ya frenaban un poco.',
    },
    {
      question: 'Fuera hay 20 °C, como dentro. ¿Cuánto calor se escapa por la pared?',
      options: ['Lo mismo que antes', 'Nada', 'La mitad'],
      from: {},
      to: { fuera: 20 },
      output: 'potencia',
      right: ({ outputs: before }, { outputs: after }) => {
        const part = Number(after.potencia?.value) / Number(before.potencia?.value)
        return part > 0.99 ? 0 : part < 0.01 ? 1 : 2
      },
      why: 'El calor va de lo caliente a lo frío: sin diferencia de temperatura no pasa.',
    },
    {
      question: 'Un alero da sombra a toda la ventana en junio. ¿Y en diciembre?',
      options: ['También a toda', 'A casi nada', 'A la mitad'],
      from: { parte: 'sol' },
      to: { mes: 12 },
      output: 'tapada',
      right: (_, { outputs }) => {
        const covered = Number(outputs.tapada?.value)
        return covered > 95 ? 0 : covered < 30 ? 1 : 2
      },
      why: 'En invierno el Sol va bajo y entra por debajo del alero: calienta cuando hace falta.',
    },
  ],
  situations: [
    {
      title: 'Casa antigua de piedra',
      note: 'sin aislante',
      values: { m1: 'nada', m2: 'nada', m3: 'nada', m4: 'piedra', e4: 50 },
    },
    { title: 'Piso de hoy', note: '12 cm de lana mineral', values: { e3: 12 } },
    { title: 'Ventana al sur en verano', note: 'con alero', values: { parte: 'sol' } },
  ],
}
