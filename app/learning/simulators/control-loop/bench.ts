import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of control offers beside its drawing. */
export const bench: BenchParts = {
  main: ['ts', 'hs', 'banda', 'bandah', 'kt', 'kh', 'u'],
  predictions: [
    {
      question: 'La histéresis pasa de 2 a 4 °C. ¿Cuántas veces arranca la calefacción?',
      options: ['Más', 'Menos', 'Las mismas'],
      from: {},
      to: { banda: 4 },
      output: 'arranques',
      right: trendOf('arranques'),
      why: 'Espera más antes de cambiar de orden: arranca menos, pero la temperatura se aleja más.',
    },
    {
      question: 'Cambias a un control proporcional. ¿Llega la habitación a los 21 °C de la consigna?',
      options: ['Los pasa', 'Se queda por debajo', 'Llega justo'],
      from: {},
      to: { modo: 'proporcional' },
      output: 'final',
      right: (_, { outputs }) => {
        const end = Number(outputs.final?.value)
        return end > 21.2 ? 0 : end < 20.8 ? 1 : 2
      },
      why: 'Cuanto más cerca, menos calienta: se para donde lo que da iguala lo que se pierde.',
    },
    {
      question: 'Abres una ventana media hora. ¿Cuánta energía gasta la calefacción?',
      options: ['Más', 'Menos', 'La misma'],
      from: {},
      to: { pg: 100 },
      output: 'gasto',
      right: trendOf('gasto'),
      why: 'El lazo cerrado lo nota y calienta más tiempo para volver a la consigna.',
    },
  ],
  situations: [
    { title: 'Termostato de casa', note: '21 °C, con histéresis', values: {} },
    { title: 'Brasero sin termostato', note: 'lazo abierto', values: { modo: 'abierto', u: 50 } },
    { title: 'Depósito de agua', note: 'nivel de 100 cm', values: { planta: 'deposito' } },
  ],
}
