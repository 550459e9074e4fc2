import { type BenchParts, type Output, trendOf } from '../simulator.ts'

/** What the bench of the colour code offers beside its drawing. */
export const bench: BenchParts = {
  main: ['c1', 'c2', 'valor', 'unidad'],
  predictions: [
    {
      question: 'La tercera banda pasa de rojo a naranja. ¿Cuánto vale ahora la resistencia?',
      options: ['Diez veces más', 'Diez veces menos', '1000 Ω más'],
      from: {},
      to: { mult: 'naranja' },
      output: 'resistencia',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = ohmsOf(after.resistencia) / ohmsOf(before.resistencia)
        return Math.abs(times - 10) < 1e-6 ? 0 : Math.abs(times - 0.1) < 1e-6 ? 1 : 2
      },
      why: 'El rojo multiplica por 100 y el naranja por 1000: cada color vale diez veces el anterior.',
    },
    {
      question: 'Cambias de sitio las dos primeras bandas. ¿Qué le pasa al valor?',
      options: ['Sube', 'Baja', 'Es el mismo'],
      from: {},
      to: { c1: 'violeta', c2: 'amarillo' },
      output: 'resistencia',
      right: trendOf('resistencia'),
      why: 'Son cifras: 47 y 74 no son el mismo número, y 74 es mayor.',
    },
    {
      question: 'La última banda pasa de oro a plata. ¿Cuánto puede valer como mucho?',
      options: ['Más que antes', 'Menos que antes', 'Lo mismo'],
      from: {},
      to: { tol: 'plata' },
      output: 'maximo',
      right: trendOf('maximo'),
      why: 'El oro permite un 5 % de error y la plata un 10 %: el valor real puede alejarse más.',
    },
  ],
  situations: [
    { title: 'La de un LED', note: '330 Ω', values: { c1: 'naranja', c2: 'naranja', mult: 'marron' } },
    { title: 'La de un pulsador', note: '10 kΩ', values: { c1: 'marron', c2: 'negro', mult: 'naranja' } },
    {
      title: 'Una de precisión',
      note: '5 bandas, 1 %',
      values: { bandas: '5', c1: 'marron', c2: 'negro', c3: 'negro', mult: 'rojo', tol: 'marron' },
    },
  ],
}

const prefixes: Readonly<Record<string, number>> = { Ω: 1, kΩ: 1e3, MΩ: 1e6 }

/** A resistance in ohms. */
function ohmsOf(output: Output | undefined): number {
  return Number(output?.value) * (prefixes[output?.unit ?? ''] ?? 1)
}
