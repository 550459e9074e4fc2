import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of pneumatics offers beside its drawing. */
export const bench: BenchParts = {
  main: ['presion', 'embolo'],
  predictions: [
    {
      question: 'El diámetro del émbolo se dobla, de 50 a 100 mm. ¿Qué hace la fuerza en el avance?',
      options: ['Se dobla', 'Es cuatro veces mayor', 'No cambia'],
      from: {},
      to: { embolo: 100 },
      output: 'avance',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = Number(after.avance?.value) / Number(before.avance?.value)
        return Math.abs(times - 2) < 0.01 ? 0 : Math.abs(times - 4) < 0.01 ? 1 : 2
      },
      why: 'La fuerza es la presión por la superficie, y con el doble de diámetro hay cuatro veces más superficie.',
    },
    {
      question: 'La presión baja de 6 a 3 bar. ¿Qué hace la fuerza?',
      options: ['Sube', 'Baja', 'No cambia'],
      from: {},
      to: { presion: 3 },
      output: 'avance',
      right: trendOf('avance'),
      why: 'Con la misma superficie, la mitad de presión da la mitad de fuerza.',
    },
    {
      question: 'La válvula de simultaneidad (Y) recibe solo la señal de S1. ¿Sale el vástago?',
      options: ['Sí', 'No'],
      from: { circuito: 'y' },
      to: { s1: true },
      output: 'posicion',
      right: ({ outputs: before }, { outputs: after }) =>
        before.posicion?.value === after.posicion?.value ? 1 : 0,
      why: 'Solo deja pasar el aire si llegan las dos señales: por eso las prensas piden las dos manos.',
    },
  ],
  situations: [
    {
      title: 'Puerta de autobús',
      note: 'doble efecto, velocidad regulada',
      values: { circuito: 'velocidad' },
    },
    { title: 'Prensa segura', note: 'hay que pulsar las dos', values: { circuito: 'y', embolo: 80 } },
    {
      title: 'Timbre con dos pulsadores',
      note: 'función O',
      values: { circuito: 'o', embolo: 20, vastago: 8 },
    },
  ],
}
