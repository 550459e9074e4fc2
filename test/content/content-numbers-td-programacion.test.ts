import { expect, test } from 'vitest'
import { expectProblem, spanishNumber } from './content-numbers.ts'

/** The newer problems of «Programación y robótica (1.º–3.º ESO)», recalculated from their statements. */

test('td-programacion-fallo-el-mayor-de-tres: the program with and without its bug', () => {
  const [a, b, c] = [5, 12, 8]
  const run = (compared: 'first' | 'greatest') => {
    let greatest = a
    if (b > greatest) greatest = b
    if (c > (compared === 'first' ? a : greatest)) greatest = c
    return greatest
  }
  expectProblem(
    'td-programacion-fallo-el-mayor-de-tres',
    [`a = ${a}`, `b = ${b}`, `c = ${c}`, 'si c > a entonces'],
    [`Muestra el ${run('first')}`, `debería mostrar el ${Math.max(a, b, c)}`],
  )
  expect(run('greatest')).toBe(Math.max(a, b, c))
})

test('td-programacion-cambio-con-pocas-monedas: largest coin first, which also gives the fewest coins', () => {
  const due = 590
  const coins = [200, 100, 50, 20, 10]
  let rest = due
  const counts = coins.map((coin) => {
    let count = 0
    for (; rest >= coin; rest -= coin) count += 1
    return count
  })
  const total = counts.reduce((sum, count) => sum + count, 0)
  // The fewest coins for every amount, derived from smaller amounts.
  const fewest = [0]
  for (let amount = 10; amount <= due; amount += 10) {
    const ways = coins.filter((coin) => coin <= amount).map((coin) => fewest[(amount - coin) / 10] ?? 0)
    fewest.push(Math.min(...ways) + 1)
  }
  expect(fewest.at(-1)).toBe(total)
  expectProblem(
    'td-programacion-cambio-con-pocas-monedas',
    [`${due} céntimos`, '200, 100, 50, 20 y 10 céntimos'],
    [`${counts.slice(0, 4).join(', ')} y ${counts[4]}`, `${total} monedas`],
  )
})

test('td-programacion-puntos-par-impar: the program, iteration by iteration', () => {
  let points = 20
  const after: number[] = []
  for (let i = 1; i < 10; i++) {
    points += i % 2 === 0 ? 6 : -4
    after.push(points)
  }
  expectProblem(
    'td-programacion-puntos-par-impar',
    ['puntos = 20', 'puntos + 6', 'puntos - 4', 'range(1, 10)'],
    [`${after.length} vueltas`, `${after[0]}, ${after[1]}, ${after[2]} y ${after[3]}`, `${points} puntos`],
  )
})

test('td-programacion-error-del-termostato: error = setpoint − measurement', () => {
  const [target, measured] = [21, 18]
  expectProblem(
    'td-programacion-error-del-termostato',
    [`consigna de ${target} °C`, `mide ${measured} °C`],
    [`Error de ${target - measured} °C`],
  )
})

test('td-programacion-disena-aviso-de-aparcar: the sound travels the distance twice', () => {
  const [yellow, red, speed] = [102, 34, 20]
  const milliseconds = (centimetres: number) => Math.round(((2 * centimetres) / 100 / 340) * 1e6) / 1000
  expectProblem(
    'td-programacion-disena-aviso-de-aparcar',
    [
      '340 m/s',
      `amarilla a ${yellow} cm`,
      `roja a ${red} cm`,
      `${speed} cm/s`,
      '5 veces por segundo',
      '4 ms',
    ],
    [`${milliseconds(yellow)} ms`, `${milliseconds(red)} ms`, `${speed / 5} cm`],
  )
  expect(milliseconds(red)).toBeLessThan(4)
  expect(milliseconds(yellow)).toBeGreaterThan(4)
})

test('td-programacion-exactitud-de-un-modelo: correct / new photos', () => {
  const [photos, failed] = [40, 4]
  expectProblem(
    'td-programacion-exactitud-de-un-modelo',
    [`${photos} fotos nuevas`, `se equivoca en ${failed}`],
    [`${spanishNumber(((photos - failed) / photos) * 100)} %`],
  )
})

test('td-programacion-fallo-media-de-grupos: correct of both groups / sentences of both', () => {
  const adults = { asked: 80, right: 72 }
  const children = { asked: 20, right: 10 }
  const all = ((adults.right + children.right) / (adults.asked + children.asked)) * 100
  expectProblem(
    'td-programacion-fallo-media-de-grupos',
    [
      `${adults.asked} frases de personas adultas`,
      `${children.asked} frases de niñas`,
      `Acierta ${adults.right}`,
      `${children.right} de las segundas`,
      `${(adults.right / adults.asked) * 100} %`,
      `${(children.right / children.asked) * 100} %`,
    ],
    [`${spanishNumber(all)} %`],
  )
})

test('td-programacion-disena-regla-de-las-hojas: errors of each rule and accuracy of the exam', () => {
  const oaks = [3, 4, 5, 6, 9]
  const chestnuts = [8, 10, 14, 15, 18]
  const failures = (limit: number) =>
    oaks.filter((length) => length > limit).length + chestnuts.filter((length) => length <= limit).length
  const [best = 0] = [5, 7, 12].toSorted((one, other) => failures(one) - failures(other))
  const [leaves, failed, least] = [50, 5, 80]
  expect([5, 7, 12].map(failures)).toEqual([2, 1, 2])
  expectProblem(
    'td-programacion-disena-regla-de-las-hojas',
    ['3, 4, 5, 6 y 9 cm', '8, 10, 14, 15 y 18 cm', `${leaves} hojas nuevas`, `falla ${failed}`, `${least} %`],
    [
      `u = ${best} cm, con ${failures(best)} fallo`,
      `${100 - (failed / leaves) * 100} %`,
      `${leaves - (leaves * least) / 100} fallos`,
    ],
  )
})
