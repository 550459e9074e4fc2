import { type Ask, defineSimulator, type Output, withClearAnswer } from '../simulator.ts'
import { bench } from './bench.ts'
import { computeGears, type GearOutcome } from './gears-model.ts'
import { type GearValues, gearParameters, usesParameter } from './gears-parameters.ts'

type GearAsk = Ask<typeof gearParameters, GearOutcome>

/** Whether sizes and speeds are typical of a class: neither nearly equal nor very different. */
function isUsual(pairs: readonly (readonly [number, number])[]): boolean {
  return pairs.every(([one, other]) => {
    const times = Math.max(one / other, other / one)
    return Math.min(one, other) >= 8 && times >= 1.4 && times <= 6
  })
}

/** Maximum speed of typical machine motors, in rpm. */
const maxSpeed = 3000

/** Whether a value has at most one decimal. */
function isPlain(output: Output | undefined): boolean {
  const tenths = Number(output?.value) * 10
  return Math.abs(tenths - Math.round(tenths)) < 1e-6
}

const pair = (values: GearValues): boolean => isUsual([[values.z1, values.z2]])

const speed: GearAsk = {
  output: 'n2',
  given: ['n1', 'z1', 'z2'],
  fixed: { ejes: 2, union1: 'engranajes' },
  situation:
    'Dos ruedas dentadas engranan. La motriz, en el eje 1, tiene z₁ = {z1} dientes y gira a n₁ = {n1}; la conducida, en el eje 2, tiene z₂ = {z2} dientes.',
  question: '¿A qué velocidad gira el eje 2?',
  suits: (values, { outputs }) => values.n1 <= maxSpeed && pair(values) && isPlain(outputs.n2),
  mistakes: ({ n1, z1, z2 }) => [
    {
      value: (n1 * z2) / z1,
      message: 'Has invertido los dientes: la rueda que tiene más dientes gira más despacio.',
    },
    { value: n1, message: 'Esa es la velocidad del eje 1: las ruedas tienen distinto número de dientes.' },
    {
      value: n1 / z2,
      message: 'Has dividido solo entre los dientes de la rueda: falta multiplicar por los del piñón.',
    },
    {
      value: Math.abs(n1 - Math.abs(z2 - z1)),
      message: 'Has restado los dientes: las velocidades se comparan con una división.',
    },
  ],
}

const train: GearAsk = {
  output: 'n3',
  given: ['n1', 'z1', 'z2', 'z3', 'z4'],
  fixed: { ejes: 3, union1: 'engranajes', union2: 'engranajes', loca2: false },
  situation:
    'Un tren tiene tres ejes. El eje 1 gira a n₁ = {n1}, y su rueda de z₁ = {z1} dientes mueve una de z₂ = {z2} en el eje 2. En ese mismo eje, otra de z₃ = {z3} dientes mueve una de z₄ = {z4} en el eje 3.',
  question: '¿A qué velocidad gira el eje 3, el de salida?',
  suits: ({ n1, z1, z2, z3, z4 }) =>
    n1 <= maxSpeed &&
    isUsual([
      [z1, z2],
      [z3, z4],
    ]),
  mistakes: ({ n1, z1, z2, z3, z4 }) => [
    { value: (n1 * z1) / z2, message: 'Esa es la velocidad del eje 2: falta la segunda pareja.' },
    {
      value: (n1 * z1) / z4,
      message: 'Has saltado del primer piñón a la última rueda: aquí cuentan las cuatro.',
    },
    {
      value: (n1 * z2 * z4) / (z1 * z3),
      message: 'Has invertido las dos parejas: arriba van los dientes de las que empujan.',
    },
    {
      value: n1 / (z2 / z1 + z4 / z3),
      message: 'Has sumado las relaciones de las dos parejas: se multiplican.',
    },
  ],
}

const torque: GearAsk = {
  output: 'm2',
  given: ['m1', 'z1', 'z2'],
  fixed: { ejes: 2, union1: 'engranajes', rend: 100 },
  situation:
    'Dos ruedas dentadas engranan. La motriz, en el eje 1, tiene z₁ = {z1} dientes y da un par M₁ = {m1}; la conducida, en el eje 2, tiene z₂ = {z2} dientes.',
  question: 'Sin rozamiento, ¿qué par llega al eje 2?',
  suits: pair,
  mistakes: ({ m1, z1, z2 }) => [
    {
      value: (m1 * z1) / z2,
      message:
        'Así cambia la velocidad. El par cambia al revés: lo que se pierde en velocidad se gana en par.',
    },
    { value: m1, message: 'Ese es el par del eje 1.' },
    { value: m1 * z2, message: 'Falta dividir entre los dientes del piñón.' },
  ],
}

const ratio: GearAsk = {
  output: 'i',
  given: ['d1', 'd2'],
  fixed: { ejes: 2, union1: 'correa' },
  situation: 'Una correa une dos poleas: la motriz mide d₁ = {d1} de diámetro y la conducida, d₂ = {d2}.',
  question: '¿Cuál es la relación de transmisión de las dos poleas?',
  suits: ({ d1, d2 }) => d1 >= 20 && d2 >= 20 && isUsual([[d1, d2]]),
  mistakes: ({ d1, d2 }) => [
    {
      value: d2 / d1,
      message: 'Has dividido al revés: i es la velocidad de salida entre la de entrada, d₁ entre d₂.',
    },
    { value: (d1 / d2) ** 2, message: 'No hace falta comparar superficies: basta con los diámetros.' },
    { value: d1 - d2, message: 'Has restado los diámetros: la relación es un cociente.' },
  ],
}

const gearAsks: readonly GearAsk[] = [speed, train, torque, ratio].map(withClearAnswer)

/** Gears, pulleys and chains between axles. */
export const simulator = defineSimulator({
  order: 20,
  tipo: 'engranajes',
  title: 'Engranajes, poleas y trenes',
  summary:
    'Une de dos a seis ejes con engranajes, correas o cadenas y mira a qué velocidad, hacia dónde y con qué par gira cada uno.',
  parameters: gearParameters,
  uses: usesParameter,
  compute: computeGears,
  motion: { step: 0.25 },
  table: { along: 'z2', rows: 13, outputs: ['n2', 'm2', 'i'] },
  asks: gearAsks,
  bench,
})
