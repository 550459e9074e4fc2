import { type BenchParts, trendOf } from '../simulator.ts'

/** What the bench of gears offers beside its drawing. */
export const bench: BenchParts = {
  hint: 'Gíralas por el borde',
  main: ['z1', 'd1', 'z2', 'd2'],
  predictions: [
    {
      question: 'La conducida pasa de 45 a 30 dientes. ¿A qué velocidad girará?',
      options: ['Más deprisa', 'Más despacio', 'Igual de deprisa'],
      from: { n1: 60 },
      to: { z2: 30 },
      output: 'n2',
      right: trendOf('n2'),
      why: 'Cada diente de la motriz empuja uno de la conducida: con menos dientes, antes da la vuelta.',
    },
    {
      question: 'Metes una rueda loca de 20 dientes entre las dos. ¿Qué cambia en la última?',
      options: ['Su velocidad', 'Su sentido de giro', 'Las dos cosas'],
      from: { n1: 60 },
      to: { ejes: 3, z2: 20, loca2: true, z4: 45 },
      output: 'efecto',
      right: ({ outputs: before }, { outputs: after }) =>
        before.sentido2?.value === after.sentido3?.value ? 0 : before.n2?.value === after.n3?.value ? 1 : 2,
      why: 'La rueda loca pasa los mismos dientes que recibe: invierte el giro, pero la velocidad sigue igual.',
    },
    {
      question:
        'Las dos ruedas tienen 30 dientes. Si doblas los de las dos, ¿qué hace la velocidad de la conducida?',
      options: ['Se dobla', 'Queda a la mitad', 'No cambia'],
      from: { n1: 60, z1: 30, z2: 30 },
      to: { z1: 60, z2: 60 },
      output: 'n2',
      right: trendOf('n2'),
      why: 'Lo que cuenta es la relación: 60/60 es lo mismo que 30/30.',
    },
  ],
  situations: [
    { title: 'Taladro', note: 'de 1200 a 300 rpm', values: { n1: 1200, z1: 12, z2: 48 } },
    { title: 'Batidora de manivela', note: 'multiplica por 4', values: { n1: 60, z1: 48, z2: 12 } },
    {
      title: 'Bicicleta',
      note: 'plato de 44, piñón de 16',
      values: { n1: 60, union1: 'cadena', z1: 44, z2: 16 },
    },
  ],
}
