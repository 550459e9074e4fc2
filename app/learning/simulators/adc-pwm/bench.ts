import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of conversion and pulses offers beside its drawing. */
export const bench: BenchParts = {
  main: ['v', 'amp', 'bits', 'd', 'n', 'fpwm'],
  predictions: [
    {
      question: 'De 10 bits pasas a 4. ¿Qué hace el error máximo?',
      options: ['Crece', 'Disminuye', 'No cambia'],
      from: {},
      to: { bits: 4 },
      output: 'errormax',
      right: trendOf('errormax'),
      why: 'Con menos bits hay menos números posibles, y cada escalón es más alto.',
    },
    {
      question: 'La referencia es de 5 V y entran 6 V. ¿Qué número lee con 10 bits?',
      options: ['1023, el tope', '1228', '0'],
      from: {},
      to: { v: 6 },
      output: 'codigo',
      right: (_, { outputs }) => ({ 1023: 0, 1228: 1 })[Number(outputs.codigo?.value)] ?? 2,
      why: 'No puede leer más que la referencia: por encima de 5 V siempre dice el número mayor.',
    },
    {
      question:
        'Los pulsos pasan de estar encendidos el 25 % del tiempo al 50 %. ¿Qué hace la tensión media?',
      options: ['Sube', 'Baja', 'No cambia'],
      from: { parte: 'pwm', mando: 'porcentaje' },
      to: { d: 50 },
      output: 'media',
      right: trendOf('media'),
      why: 'La media es la parte del tiempo encendida por la tensión de los pulsos: 0,5 · 5 V = 2,5 V.',
    },
  ],
  situations: [
    { title: 'micro:bit', note: '10 bits, 3,3 V', values: { vref: 3.3, v: 1.5 } },
    { title: 'Música de un CD', note: '16 bits', values: { bits: 16 } },
    { title: 'Luz regulada con Arduino', note: 'analogWrite(64)', values: { parte: 'pwm', n: 64 } },
  ],
}
