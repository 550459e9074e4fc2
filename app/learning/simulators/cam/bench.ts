import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of the cam offers beside its drawing. */
export const bench: BenchParts = {
  hint: 'Gira la leva',
  main: ['rb', 'h'],
  predictions: [
    {
      question: 'Cambias la pera por una leva de tres lóbulos. ¿Cuántas veces sube en cada vuelta?',
      options: ['Una', 'Tres', 'Dos'],
      from: {},
      to: { forma: 'lobulos' },
      output: 'veces',
      right: ({ outputs: before }, { outputs: after }) =>
        ({ 1: 0, 3: 1 })[Math.round(Number(after.veces?.value) / Number(before.veces?.value))] ?? 2,
      why: 'Cada lóbulo empuja el seguidor una vez: a 60 rpm, 180 veces por minuto.',
    },
    {
      question: 'La leva gira al doble de velocidad. ¿Cuánto tarda en subir el seguidor?',
      options: ['Más', 'Menos', 'Lo mismo'],
      from: {},
      to: { n: 120 },
      output: 'ts',
      right: trendOf('ts'),
      why: 'El ángulo de subida es el mismo, pero lo recorre en la mitad de tiempo.',
    },
    {
      question:
        'Sube y baja los mismos 15 mm en ángulos mayores, de 140° en vez de 90. ¿Qué hace su velocidad máxima?',
      options: ['Crece', 'Disminuye', 'No cambia'],
      from: {},
      to: { sub: 140, baj: 140 },
      output: 'vx',
      right: trendOf('vx'),
      why: 'Tiene más giro para recorrer lo mismo, y por eso va más suave.',
    },
  ],
  situations: [
    {
      title: 'Válvula de un motor',
      note: '1500 rpm, con muelle',
      values: { n: 1500, h: 9, rb: 16, fm: 250 },
    },
    { title: 'Juguete de levas', note: 'un muñeco que salta', values: { n: 20, h: 20, rb: 45 } },
    { title: 'Bomba de un acuario', note: 'excéntrica', values: { forma: 'circular', n: 300, h: 5 } },
  ],
}
