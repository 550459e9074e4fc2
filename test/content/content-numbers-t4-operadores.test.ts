import { describe, expect, it } from 'vitest'
import { quantity, readNumbers, readResult, readText, spanishNumber } from './content-numbers.ts'

describe('more problems on electronics and logic of Operadores tecnológicos', () => {
  it('the resistor gets the voltage that the diode and the LED leave', () => {
    const id = 't4-operadores-led-con-diodo-de-proteccion'
    const [battery = 0, diode = 0, led = 0, current = 0] = readNumbers(
      id,
      /pila de ([\d,]+) V, un diodo.+con ([\d,]+) V, un LED.+con (\d) V y.+pasen (\d+) mA/,
    )
    const rest = battery - diode - led
    expect(readResult(id)).toBe(`${spanishNumber(rest, 1)} V y ${spanishNumber((rest / current) * 1000)} Ω`)
  })

  it('the collector, not the base, limits the current of the LED', () => {
    const id = 't4-operadores-fallo-corriente-de-colector'
    const [order = 0, base = 0, gain = 0, ohms = 0, led = 0, supply = 0, left = 0] = readNumbers(
      id,
      /orden de (\d) V.+de (\d+) kΩ.+β = (\d+)\..+de (\d+) Ω y un LED.+con (\d) V, alimentados a (\d) V.+quedan ([\d,]+) V/,
    )
    const allowed = ((order - 0.7) / base) * gain
    const limit = ((supply - led - left) / ohms) * 1000
    expect(allowed).toBeGreaterThan(limit)
    expect(limit).toBeLessThan(20)
    expect(readResult(id)).toBe(
      `Falla el paso 4: el transistor está saturado y pasan ${spanishNumber(limit, 1).replace(',0', '')} mA`,
    )
    expect(readText(`problemas/${id}`)).toMatch(quantity(`${spanishNumber(allowed)} mA`))
  })

  it('an OR waters in more rows than an AND', () => {
    const rows = [0, 1, 2, 3].map((row) => ({ dry: row >> 1, rain: row & 1 }))
    const wanted = rows.map(({ dry, rain }) => dry === 1 && rain === 0)
    const written = rows.map(({ dry, rain }) => dry === 1 || rain === 0)
    expect(written.filter(Boolean)).toHaveLength(3)
    const wrong = wanted.filter((value, at) => value !== written[at]).length
    const id = 't4-operadores-fallo-riego-con-lluvia'
    expect(readResult(id)).toBe(`Falla el paso 1: S = a · b̄; su riego se equivoca en ${wrong} filas`)
    expect(readText(`problemas/${id}`)).toContain('S vale 1 en tres filas')
  })

  it('the seat belt alarm rings in the right rows, and factoring out saves a gate', () => {
    const rows = Array.from({ length: 2 ** 4 }, (_, row) => [8, 4, 2, 1].map((bit) => (row & bit) > 0))
    const rings = rows.filter(([engine, driver, seat, belt]) => engine && (!driver || (seat && !belt)))
    const same = rows.filter(
      ([engine, driver, seat, belt]) => (engine && !driver) || (engine && seat && !belt),
    )
    expect(same).toEqual(rings)
    const text = `${rows.length} filas, suena en ${rings.length}`
    const gates = 'dos NOT, dos AND y una OR'
    expect(readResult('t4-operadores-diseno-aviso-del-cinturon')).toBe(
      `S = a · (b̄ + c · d̄): ${text}; ${gates}`,
    )
  })
})

describe('more problems on pneumatics of Operadores tecnológicos', () => {
  it('the estimate of the force that opens a bus door matches', () => {
    const id = 't4-operadores-estima-puerta-del-autobus'
    const [bars = 0, area = 0] = readNumbers(id, /trabaja a (\d) bar.+unos (\d+) cm²/)
    const force = bars * 1e5 * area * 1e-4
    expect(readResult(id)).toBe(`Unos ${force} N, como ${force / 10} kg apoyados`)
  })

  it('the force of a cylinder grows with the square of its diameter', () => {
    const id = 't4-operadores-fallo-doble-diametro'
    const [small = 0, force = 0, large = 0] = readNumbers(
      id,
      /cilindro de (\d+) mm.+empuja con (\d+) N\. Noa.+otro de (\d+) mm/,
    )
    const areaOf = (diameter: number) => (Math.PI / 4) * diameter ** 2
    expect(force / areaOf(small)).toBeCloseTo(0.6, 2)
    const times = Math.round(areaOf(large) / areaOf(small))
    expect(readResult(id)).toBe(
      `Falla el paso 1: la superficie es ${times} veces mayor y empuja con ${force * times} N`,
    )
  })

  it('the smallest cylinder still pushes enough after friction', () => {
    const id = 't4-operadores-diseno-cilindro-de-prensa'
    const [wanted = 0, bars = 0, lost = 0] = readNumbers(
      id,
      /con (\d+) N como mínimo.+a (\d) bar.+un (\d+) %/,
    )
    const [pressure, share] = [bars / 10, 1 - lost / 100]
    const pushOf = (diameter: number) => pressure * Math.PI * (diameter / 2) ** 2 * share
    const bought = [16, 20, 25, 32, 40, 50].find((diameter) => pushOf(diameter) >= wanted) ?? 0
    const theory = wanted / share
    const area = theory / pressure
    const diameter = 2 * Math.sqrt(area / Math.PI)
    const sizes = `${spanishNumber(theory)} N, ${spanishNumber(area)} mm² y ${spanishNumber(diameter, 1)} mm`
    expect(readResult(id)).toBe(`${sizes}; se elige el de ${bought} mm`)
    const text = readText(`problemas/${id}`)
    for (const size of [bought, 32]) expect(text).toMatch(quantity(`${spanishNumber(pushOf(size))} N`))
  })
})

describe('more problems on gears of Operadores tecnológicos', () => {
  it('an idler changes the direction and not the speed', () => {
    const id = 't4-operadores-rueda-loca'
    const [first = 0, speed = 0, idler = 0, last = 0] = readNumbers(
      id,
      /piñón de (\d+) dientes gira a (\d+) rpm.+loca de (\d+) dientes.+rueda de (\d+) dientes/,
    )
    const middle = (speed * first) / idler
    const out = (middle * idler) / last
    expect(readResult(id)).toBe(`${out} rpm, en el mismo sentido que el piñón`)
    expect(readText(`problemas/${id}`)).toMatch(quantity(`${spanishNumber(middle)} rpm`))
  })

  it('the estimate of the turns of a hand-cranked generator matches', () => {
    const id = 't4-operadores-estima-linterna-de-manivela'
    const [one = 0, two = 0, three = 0, four = 0, minutes = 0] = readNumbers(
      id,
      /rueda de (\d+) dientes mueve un piñón de (\d+);.+rueda de (\d+) dientes mueve otro piñón de (\d+),.+durante (\d) minutos/,
    )
    let turns = 2 * 60 * minutes
    for (const [driving, driven] of [
      [one, two],
      [three, four],
    ] as const)
      turns = (turns * driving) / driven
    expect(readResult(id)).toBe(`Unas ${turns} vueltas, con un par menor que el de la manivela`)
  })

  it('the second pair of the gearbox has the right teeth and torque', () => {
    const id = 't4-operadores-diseno-reductora'
    const [motor = 0, torque = 0, wheel = 0, one = 0, two = 0, three = 0] = readNumbers(
      id,
      /gira a (\d+) rpm con un par de ([\d,]+) N·m.+gire a (\d+) rpm.+piñón de (\d+) dientes mueve una rueda de (\d+)\..+piñón de (\d+) dientes/,
    )
    const teeth = (((motor * one) / two) * three) / wheel
    const times = (two * teeth) / (one * three)
    expect(readResult(id)).toBe(
      `Reducción de ${times} veces; rueda de ${teeth} dientes; par de ${spanishNumber(torque * times, 2)} N·m`,
    )
  })
})
