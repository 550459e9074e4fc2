import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of the crank offers beside its drawing. */
export const bench: BenchParts = {
  hint: 'Gira la manivela',
  main: ['r', 'l'],
  predictions: [
    {
      question: 'El radio de la manivela se dobla, de 40 a 80 mm. ¿Qué hace la carrera?',
      options: ['Se dobla', 'No cambia', 'Es cuatro veces mayor'],
      from: {},
      to: { r: 80 },
      output: 'c',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = Number(after.c?.value) / Number(before.c?.value)
        return Math.abs(times - 2) < 0.01 ? 0 : Math.abs(times - 1) < 0.01 ? 1 : 2
      },
      why: 'La carrera es siempre dos veces el radio de la manivela.',
    },
    {
      question: 'Alargas la biela de 120 a 240 mm. ¿Qué hace la carrera?',
      options: ['Crece', 'Disminuye', 'No cambia'],
      from: {},
      to: { l: 240 },
      output: 'c',
      right: trendOf('c'),
      why: 'La carrera depende solo de la manivela: la biela cambia por dónde va, no cuánto recorre.',
    },
    {
      question: 'La manivela gira al doble de velocidad. ¿Qué hace la velocidad media del émbolo?',
      options: ['Se dobla', 'No cambia', 'Baja a la mitad'],
      from: {},
      to: { n: 120 },
      output: 'vm',
      right: ({ outputs: before }, { outputs: after }) => {
        const times = Number(after.vm?.value) / Number(before.vm?.value)
        return Math.abs(times - 2) < 0.01 ? 0 : Math.abs(times - 1) < 0.01 ? 1 : 2
      },
      why: 'Recorre las mismas carreras en la mitad de tiempo.',
    },
  ],
  situations: [
    { title: 'Motor de una moto', note: '3000 rpm', values: { mueve: 'embolo', r: 27, l: 100, n: 3000 } },
    { title: 'Compresor de aire', note: '900 rpm', values: { r: 30, l: 110, n: 900 } },
    { title: 'Máquina de coser', note: '600 puntadas por minuto', values: { r: 15, l: 80, n: 600 } },
  ],
}
