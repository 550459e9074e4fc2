import { expect, test } from 'vitest'
import { expectProblem, spanishNumber } from './content-numbers.ts'

/** The newer problems of «Resolución de problemas (1.º–3.º ESO)», recalculated from their statements. */

const weigh = (marks: readonly number[], weights: readonly number[]) =>
  marks.reduce((sum, mark, at) => sum + mark * (weights[at] ?? 0), 0)

test('td-proceso-organizador-de-pilas: sum of each mark times its weight', () => {
  const marks = [4, 3, 5]
  expectProblem(
    'td-proceso-organizador-de-pilas',
    ['3 para la seguridad', '2 para el coste', '1 para el aspecto', `${marks[0]}, ${marks[1]} y ${marks[2]}`],
    [`${weigh(marks, [3, 2, 1])} puntos`],
  )
})

test('td-proceso-fallo-tabla-de-decision: the wrong sum changes the winner', () => {
  const weights = [4, 2, 1]
  const [bar, wheel] = [weigh([4, 4, 1], weights), weigh([3, 5, 2], weights)]
  const swapped = weigh([4, 1, 4], weights)
  expect(swapped).toBeLessThan(wheel)
  expect(bar).toBeGreaterThan(wheel)
  expectProblem(
    'td-proceso-fallo-tabla-de-decision',
    ['Barra en U | 4 | 4 | 1 |', 'Rueda encajada | 3 | 5 | 2 |', `${swapped}`, `${wheel}`],
    [`${bar} puntos`],
  )
})

test('td-proceso-disena-plan-de-la-lampara: each task starts when those it depends on end', () => {
  const [draw, cut, paint, wire, mount] = [1, 2, 2, 3, 1]
  const wood = draw + cut + paint
  const circuit = draw + wire
  const end = Math.max(wood, circuit) + mount
  expect(Math.max(wood, circuit + 1) + mount).toBe(end)
  expectProblem(
    'td-proceso-disena-plan-de-la-lampara',
    ['dibujar (1 sesión)', `${cut} sesiones, después de dibujar`, '2 sesiones, después de cortar'],
    [
      `${draw + cut + paint + wire + mount} sesiones una persona sola`,
      `${end} sesiones entre dos`,
      `piden ${end + 1} sesiones`,
    ],
  )
})

test('td-proceso-estima-peso-de-los-libros: books = length / thickness, weight = mass · g', () => {
  const [length, mass] = [80, 0.8]
  const books = length / 2
  expectProblem(
    'td-proceso-estima-peso-de-los-libros',
    [`${length} cm de largo`, '2 cm de grosor', '0,8 kg', 'g = 10 m/s²'],
    [`${books} libros`, `${spanishNumber(books * mass * 10)} N`],
  )
})

test('td-proceso-fallo-barras-de-la-armadura: b = 2 · n − 3', () => {
  const [joints, bars] = [8, 10]
  const needed = 2 * joints - 3
  expectProblem(
    'td-proceso-fallo-barras-de-la-armadura',
    [`${joints} nudos`, `${bars} barras`],
    [`necesita ${needed} barras`, `faltan ${needed - bars} barras`],
  )
})

test('td-proceso-disena-pasarela-segura: the largest number of people within the limit', () => {
  const [deck, limit, person] = [90, 1500, 60]
  const onEach = (people: number) => ((deck + people * person) * 10) / 2
  let people = 0
  while (onEach(people + 1) <= limit) people += 1
  expectProblem(
    'td-proceso-disena-pasarela-segura',
    [`pasarela de ${deck} kg`, `${limit} N`, `${person} kg por persona`, 'g = 10 m/s²'],
    [`${(2 * limit) / 10} kg`, `${people} personas`, `${onEach(people)} N`],
  )
})

test('td-proceso-disena-engranajes-de-la-noria: n1 · z1 = n2 · z2', () => {
  const [seconds, motor, pinion] = [12, 20, 12]
  const wheel = 60 / seconds
  expectProblem(
    'td-proceso-disena-engranajes-de-la-noria',
    [`${seconds} s`, `${motor} rpm`, `${pinion} dientes`],
    [
      `${wheel} rpm`,
      `${(motor * pinion) / wheel} dientes`,
      `i = ${spanishNumber(wheel / motor, 2)}`,
      `${(motor * seconds) / 60} vueltas`,
    ],
  )
})

test('td-proceso-estima-pedaladas: distance per pedal turn = 2 m · chainring / sprocket', () => {
  const [kilometres, front, back] = [1.5, 40, 16]
  const advance = (2 * front) / back
  expectProblem(
    'td-proceso-estima-pedaladas',
    ['1,5 km', '2 m', `${front} dientes`, `piñón de ${back}`],
    [`${advance} m`, `${(kilometres * 1000) / advance} vueltas`],
  )
})

test('td-proceso-dos-resistencias-en-serie: I = V / (R1 + R2), below a quarter of a watt', () => {
  const [first, second, voltage] = [300, 600, 9]
  const current = voltage / (first + second)
  expect(current ** 2 * second).toBeLessThan(0.25)
  expectProblem(
    'td-proceso-dos-resistencias-en-serie',
    [`${first} Ω`, `${second} Ω`, `${voltage} V`],
    [`${first + second} Ω`, `${spanishNumber(current * 1000)} mA`, `${spanishNumber(current * first)} V`],
  )
})
