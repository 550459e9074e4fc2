import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of the truss offers beside its drawing. */
export const bench: BenchParts = {
  main: ['p', 'ancho', 'alto'],
  predictions: [
    {
      question: 'El cuadrado se mueve si lo empujas. Le pones una diagonal. ¿Qué pasa?',
      options: ['Deja de moverse', 'Se mueve igual', 'Se rompe'],
      from: {},
      to: { modelo: 'diagonal' },
      output: 'faltan',
      right: (_, { outputs }) => (Number(outputs.faltan?.value) === 0 ? 0 : 1),
      why: 'La diagonal lo parte en dos triángulos, y un triángulo no cambia de forma.',
    },
    {
      question: 'Con una diagonal, doblas la carga de 10 a 20 kN. ¿Qué hace la mayor tracción?',
      options: ['Sube', 'Baja', 'No cambia'],
      from: { modelo: 'diagonal' },
      to: { p: 20 },
      output: 'traccion',
      right: trendOf('traccion'),
      why: 'En una estructura que no se mueve, todos los esfuerzos crecen con la carga.',
    },
    {
      question: 'Pones la segunda diagonal. ¿Cuánto tira la que más tira?',
      options: ['Más', 'Menos', 'Lo mismo'],
      from: { modelo: 'diagonal' },
      to: { modelo: 'cruz' },
      output: 'traccion',
      right: trendOf('traccion'),
      why: 'Una diagonal se estira y la otra se comprime: se reparten el esfuerzo.',
    },
  ],
  situations: [
    { title: 'Puente de tren', note: 'Warren', values: { modelo: 'warren' } },
    { title: 'Tejado', note: 'cercha', values: { modelo: 'cercha' } },
    { title: 'Brazo de grúa', note: 'ménsula', values: { modelo: 'mensula' } },
  ],
}
