import { describe, expect, it } from 'vitest'
import { quantity, readNumbers, readResult, readText, spanishNumber } from './content-numbers.ts'

describe('more problems of Resolución de problemas', () => {
  it('the words that fit in a talk match', () => {
    const id = 't4-proceso-palabras-del-guion'
    const [minutes = 0, speed = 0, words = 0] = readNumbers(
      id,
      /tiene (\d+) minutos.+a (\d+) palabras.+escrito tiene (\d+) palabras/,
    )
    const room = (minutes * speed * 90) / 100
    expect(readResult(id)).toBe(`Caben ${room} palabras y sobran ${words - room} palabras`)
  })

  it('a script is timed by the speed of speaking, not of reading', () => {
    const id = 't4-proceso-fallo-ensayo-en-silencio'
    const [total = 0, speed = 0, words = 0, silent = 0, reading = 0] = readNumbers(
      id,
      /tiene (\d+) minutos.+unas (\d+) palabras.+guion tiene (\d+) palabras.+tardado ([\d,]+) minutos: son (\d+) /,
    )
    expect(words / silent).toBe(reading)
    expect(silent).toBeLessThan(total)
    const minutes = spanishNumber(words / speed, 1)
    const surplus = words - Math.floor(speed * (total - total / 10))
    expect(readResult(id)).toBe(`Falla el paso 2: tardará ${minutes} min y debe quitar ${surplus} palabras`)
  })

  it('the seconds of a talk add up', () => {
    const id = 't4-proceso-diseno-reparto-del-tiempo'
    const [minutes = 0, ends = 0, more = 0, speed = 0] = readNumbers(
      id,
      /dura (\d+) minutos. Reserváis (\d+) s .+la prueba, (\d+) s más.+a (\d+) palabras/,
    )
    const problem = (minutes * 60 - 2 * ends - 2 * more) / 4
    const [proof, solution] = [problem + more, 2 * problem + more]
    expect(2 * ends + problem + solution + proof).toBe(60 * minutes)
    const words = ((speed * solution) / 60) * 0.9
    const shares = `Problema ${problem} s, solución ${solution} s y prueba ${proof} s`
    expect(readResult(id)).toBe(`${shares}; ${words} palabras en la solución`)
  })

  it('the weighted mean of three estimates gives the duration and the slack', () => {
    const id = 't4-proceso-estimacion-de-tres-tiempos'
    const [low = 0, likely = 0, high = 0, start = 0, end = 0] = readNumbers(
      id,
      /Calculáis (\d+) sesiones.+bien, (\d+) como.+probable y (\d+) si.+acabar la sesión (\d+) y.+acabar la sesión (\d+)\./,
    )
    const duration = (low + 4 * likely + high) / 6
    const slack = end - (start + duration)
    expect(readResult(id)).toBe(`${duration} sesiones; holgura de ${slack} sesiones`)
  })

  it('the thinnest layer that prints in time is chosen, and the hole fits the axle', () => {
    const id = 't4-proceso-diseno-pieza-en-una-tarde'
    const [height = 0, axle = 0, free = 0, seconds = 0, gap = 0] = readNumbers(
      id,
      /pomo de (\d+) mm.+eje de (\d+) mm.+libre (\d+) minutos.+unos (\d+) s.+dejas ([\d,]+) mm/,
    )
    const minutesOf = (layer: number) => (Math.round((height / layer) * 1000) / 1000) * (seconds / 60)
    const layer = [0.12, 0.2, 0.3].find((each) => minutesOf(each) <= free) ?? 0
    expect(readResult(id)).toBe(
      `Capas de ${spanishNumber(layer, 1)} mm: ${minutesOf(layer)} min; agujero de ${spanishNumber(axle + 2 * gap, 1)} mm`,
    )
    const text = readText(`problemas/${id}`)
    for (const each of [0.12, 0.3]) expect(text).toMatch(quantity(`${spanishNumber(minutesOf(each), 0)} min`))
  })

  it('the estimate of key rings per spool matches', () => {
    const id = 't4-proceso-estima-llaveros-por-bobina'
    const [long = 0, wide = 0, thick = 0, density = 0] = readNumbers(
      id,
      /de (\d+) cm × (\d+) cm y (\d+) mm.+de ([\d,]+) g\/cm³/,
    )
    const grams = (long * 10 * wide * 10 * thick * density) / 1000
    expect(readResult(id)).toBe(`Unos ${Math.round(1000 / grams / 10) * 10} llaveros`)
    expect(readText(`problemas/${id}`)).toMatch(quantity(`${spanishNumber(grams, 1)} g`))
  })

  it('the density identifies the material', () => {
    const id = 't4-proceso-pieza-misteriosa'
    const [a = 0, b = 0, c = 0, mass = 0] = readNumbers(
      id,
      /de (\d+) cm × (\d+) cm × (\d+) cm.+marca ([\d,]+) g/,
    )
    const density = mass / (a * b * c)
    expect(density).toBeCloseTo(2.7, 10)
    expect(readResult(id)).toBe(`${a * b * c} cm³ y ${spanishNumber(density, 2)} g/cm³: aluminio`)
  })

  it('the weights of the criteria decide the material of the bench', () => {
    const id = 't4-proceso-diseno-banco-del-patio'
    const [sun = 0, make = 0, impact = 0, inside = 0] = readNumbers(
      id,
      /importancias son (\d), (\d) y (\d), en ese orden; para la biblioteca, 1, (\d) y 2/,
    )
    const marks = { acero: [3, 2, 3], 'plástico reciclado': [5, 3, 4], contrachapado: [1, 5, 5] }
    const bestOf = (weights: number[]) =>
      Object.entries(marks)
        .map(([name, own]) => ({
          name,
          points: own.reduce((sum, mark, at) => sum + mark * (weights[at] ?? 0), 0),
        }))
        .sort((one, other) => other.points - one.points)[0]
    const [yard, library] = [bestOf([sun, make, impact]), bestOf([1, inside, 2])]
    expect(readResult(id)).toBe(
      `Patio: ${yard?.name}, ${yard?.points} puntos; biblioteca: ${library?.name}, ${library?.points} puntos`,
    )
  })

  it('the stiffness of a beam grows with the cube of its height', () => {
    const id = 't4-proceso-fallo-viga-mas-alta'
    const [before = 0, after = 0] = readNumbers(id, /de (\d+) mm de altura.+otra de (\d+) mm/)
    const stiffness = (after * after * after) / (before * before * before)
    const eachGram = stiffness / (after / before)
    expect(readResult(id)).toBe(
      `Falla el paso 3: la rigidez se hace ${stiffness} veces mayor; la de cada gramo, ${eachGram} veces mayor`,
    )
  })
})
