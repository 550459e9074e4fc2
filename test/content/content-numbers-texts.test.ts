import { describe, expect, it } from 'vitest'
import { quantity, readText, spanishNumber } from './content-numbers.ts'

/** Asserts that a text contains each quantity, recalculated from its data. */
function expectQuantities(text: string, quantities: [value: number, digits: number, unit: string][]): void {
  for (const [value, digits, unit] of quantities)
    expect(text).toMatch(quantity(`${spanishNumber(value, digits)}${unit && ` ${unit}`}`))
}

describe('numbers in worked examples of topics', () => {
  it('the transmittance of a wall and of a pane includes both surface resistances', () => {
    const text = readText('temario/aislar-antes-que-calentar')
    expect(text).toContain('U = \\frac{1}{0,17 + R_1')
    const [, inside = '', outside = ''] = /(0,\d+) por dentro y (0,\d+) por fuera/.exec(text) ?? []
    expect(Number(inside.replace(',', '.')) + Number(outside.replace(',', '.'))).toBeCloseTo(0.17, 10)
    const [before, after] = [1 / 1.2, 1 / 0.3]
    const pane = 1 / (0.17 + 0.004 / 1)
    const saved = 360 - 90
    expectQuantities(text, [
      [before, 2, ''],
      [after, 2, ''],
      [(after - before) * 0.035, 4, 'm'],
      [(saved / 1000) * 8 * 30, 1, 'kWh'],
      [(saved / 1000) * 8 * 30 * 0.2, 2, '€'],
      [pane, 2, 'W/(m^2'],
      [Number(pane.toFixed(2)) * 2 * 15, 1, 'W'],
    ])
  })

  it('a wall with a transmittance of 1.2 is described as two leaves with a cavity', () => {
    for (const path of ['temario/aislar-antes-que-calentar', 'problemas/t4-sostenible-pared-aislada'])
      expect(readText(path)).toContain('de dos hojas de ladrillo con cámara de aire')
  })

  it('the library ramp includes a landing at each end', () => {
    const text = readText('temario/tecnologia-para-tu-barrio')
    const lengths = [10, 8].map((slope) => (0.18 * 100) / slope)
    expectQuantities(text, [
      ...lengths.map((length): [number, number, string] => [length, length === 1.8 ? 1 : 2, 'm']),
      [1.8 + 2 * 1.2, 1, 'm'],
      [2.25 + 2 * 1.2, 2, 'm'],
    ])
    expect(text).toContain('Por 18 cm el pasamanos no es obligatorio')
  })

  it('the exact step of a converter and the simplified one are both given', () => {
    const text = readText('temario/senales-adc-y-pwm')
    expectQuantities(text, [
      [5000 / 2 ** 10, 2, 'mV'],
      [5000 / (2 ** 10 - 1), 2, 'mV'],
      [5000 / 2 ** 3, 0, 'mV'],
      [5000 / (2 ** 3 - 1), 0, 'mV'],
      [(5 * 1023) / 2 ** 10, 3, 'V'],
    ])
    const reading = readText('problemas/t4-automatizacion-lectura-del-adc')
    expectQuantities(reading, [[(512 * 5) / 2 ** 10, 2, 'V']])
  })

  it('resistors in series and in parallel dissipate less than a quarter of a watt', () => {
    const text = readText('temario/ley-de-ohm-serie-y-paralelo')
    const [voltage, r1, r2] = [9, 1200, 600]
    const series = voltage / (r1 + r2)
    const parallel = (r1 * r2) / (r1 + r2)
    expect(voltage ** 2 / r2).toBeLessThan(0.25)
    expectQuantities(text, [
      [r1 + r2, 0, 'Ω'],
      [series, 3, 'A'],
      [series * r1, 0, 'V'],
      [series * r2, 0, 'V'],
      [parallel, 0, 'Ω'],
      [voltage / parallel, 4, 'A'],
      [voltage / r1, 4, 'A'],
      [voltage / r2, 3, 'A'],
      [(r1 + r2) / parallel, 1, 'veces'],
    ])
    const post = readText('blog/cinco-errores-serie-paralelo')
    expect((6 / 300) ** 2 * 100).toBeLessThan(0.25)
    expectQuantities(post, [
      [3 * 100, 0, 'Ω'],
      [6 / 300, 2, 'A'],
      [6000 / 300, 0, 'mA'],
    ])
  })

  it('a green LED has the voltage of those on sale today', () => {
    expect(readText('temario/diodo-led-y-transistor')).toContain('|LED verde|3 V|')
  })

  it('the hole of the key ring is centred by its parameters', () => {
    const text = readText('temario/primeros-pasos-en-diseno-3d')
    expect(text).toContain('translate([3, (alto - hueco)/2, -1])')
    expectQuantities(text, [[(20 - 5) / 2, 1, 'escrito']])
  })
})

describe('numbers in worked examples of challenges', () => {
  it('the majority of three votes takes four gates of two inputs', () => {
    const and = (left: boolean, right: boolean) => left && right
    const or = (left: boolean, right: boolean) => left || right
    const votes = Array.from({ length: 8 }, (_, row) => [4, 2, 1].map((bit) => (row & bit) > 0))
    for (const [a = false, b = false, c = false] of votes) {
      const short = or(and(a, b), and(c, or(a, b)))
      const long = or(or(and(a, b), and(a, c)), and(b, c))
      expect(short).toBe([a, b, c].filter(Boolean).length >= 2)
      expect(long).toBe(short)
    }
    const text = readText('retos/votacion-por-mayoria-con-puertas-logicas')
    expect(text).toContain('S=ab+c(a+b) necesita solo **cuatro**')
  })

  it('the kilometres are those of a school year of 180 days', () => {
    expectQuantities(readText('retos/ruta-escolar-de-bajas-emisiones'), [[1.5 * 2 * 180, 0, 'km']])
  })

  it('the watering program waits between pulses and stops after the stated number', () => {
    const text = readText('retos/riego-automatico-con-histeresis')
    const program = /```cpp\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    const [pulse, wait] = [...program.matchAll(/delay\((\d+)\);\s+\/\/ (?:pulso|espera)/g)].map(([, ms]) =>
      Number(ms),
    )
    const most = Number(/MAXIMO = (\d+)/.exec(program)?.[1])
    expect(text).toContain(
      `${spanishNumber((pulse ?? 0) / 1000)} segundos de bomba y ${spanishNumber((wait ?? 0) / 1000)} de espera`,
    )
    expect(text).toContain(`si tras ${most} pulsos`)
    expect(program.split('HIGH').length - 1).toBe(1)
  })
})

describe('legal and safety statements', () => {
  it.each(['blog/empieza-el-curso', 'temario/internet-de-las-cosas-sin-perder-la-privacidad'])(
    'the age of consent is cited as current law in %s',
    (path) => {
      expect(readText(path)).toMatch(/con la ley (?:española )?de hoy[^.]*14 años/i)
    },
  )

  it('the workshop is evacuated before tools are counted', () => {
    expect(readText('blog/taller-seguro')).toContain('primero se evacúa el taller y después se cuenta')
  })
})
