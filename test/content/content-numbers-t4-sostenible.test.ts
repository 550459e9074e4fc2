import { describe, expect, it } from 'vitest'
import { quantity, readNumbers, readResult, readText, spanishNumber } from './content-numbers.ts'

describe('more problems on houses of Tecnología sostenible', () => {
  it('the height of the sun at both solstices matches', () => {
    const id = 't4-sostenible-altura-del-sol'
    const [latitude = 0] = readNumbers(id, /a (\d+)° de latitud/)
    const tilt = 23.5
    const [summer, winter] = [tilt, -tilt].map((each) => spanishNumber(90 - latitude + each, 1))
    expect(latitude).toBeGreaterThan(tilt)
    expect(readResult(id)).toBe(`${summer} grados en verano y ${winter} grados en invierno, hacia el sur`)
  })

  it('the eave shades the window in summer and not in winter', () => {
    const id = 't4-sostenible-sombra-del-alero'
    const [window = 0, eave = 0, high = 0, low = 0] = readNumbers(
      id,
      /mide ([\d,]+) m.+alero de ([\d,]+) m.+vale ([\d,]+) en.+y ([\d,]+) en el de invierno/,
    )
    expect(high).toBeCloseTo(Math.tan((73.5 * Math.PI) / 180), 2)
    expect(low).toBeCloseTo(Math.tan((26.5 * Math.PI) / 180), 2)
    expect(eave * high).toBeGreaterThan(window)
    const [summer, winter, sunny] = [eave * high, eave * low, window - eave * low].map(
      (metres) => `${spanishNumber(metres, 2)} m`,
    )
    expect(readResult(id)).toBe(`${summer} en verano y ${winter} en invierno; quedan al sol ${sunny}`)
  })

  it('the heat of the students exceeds the heat lost through the wall', () => {
    const id = 't4-sostenible-estima-calor-de-la-clase'
    const [people = 0, each = 0, inside = 0, outside = 0, area = 0, transmittance = 0] = readNumbers(
      id,
      /hay (\d+) personas.+unos (\d+) W.+a (\d+) °C y la calle, a (\d+) °C.+de (\d+) m², con.+de ([\d,]+) W/,
    )
    const [gained, lost] = [people * each, area * transmittance * (inside - outside)]
    expect(gained).toBeGreaterThan(lost)
    expect(readResult(id)).toBe(
      `Unos ${gained} W de las personas y unos ${lost} W por la fachada: sobra calor`,
    )
  })

  it('the thinnest sufficient cork panel is chosen', () => {
    const id = 't4-sostenible-diseno-aislamiento-de-corcho'
    const [before = 0, wanted = 0, conductivity = 0] = readNumbers(
      id,
      /U = ([\d,]+).+como mucho, a ([\d,]+) con.+lambda = ([\d,]+)/,
    )
    const reached = (centimetres: number) => 1 / (1 / before + centimetres / 100 / conductivity)
    const bought = [4, 6, 8, 10, 12, 14].find((each) => reached(each) <= wanted + 1e-12) ?? 0
    const resistance = 1 / wanted - 1 / before
    expect(readResult(id)).toBe(
      `${spanishNumber(resistance, 1)} m²·K/W y ${spanishNumber(100 * resistance * conductivity, 1)} cm: se elige el panel de ${bought} cm`,
    )
    const text = readText(`problemas/${id}`)
    expect(text).toContain(`${spanishNumber(reached(bought), 2)}: no pasa`)
    expect(text).toContain(`${spanishNumber(reached(bought - 2), 2)}: demasiado`)
  })
})

describe('more problems on transport of Tecnología sostenible', () => {
  it("the estimate of carbon dioxide of a school's cars matches", () => {
    const id = 't4-sostenible-estima-co2-de-la-puerta'
    const [cars = 0, kilometres = 0, grams = 0, days = 0] = readNumbers(
      id,
      /unos (\d+) coches.+unos (\d+) km al día y emite unos (\d+) g.+tiene (\d+) días/,
    )
    const tonnes = (cars * kilometres * grams * days) / 1e6
    expect(readResult(id)).toBe(
      `Unas ${spanishNumber(tonnes)} t de CO₂; de cuatro en cuatro, unas ${spanishNumber(tonnes / 4)} t`,
    )
  })

  it('the break-even distance of an electric car matches', () => {
    const id = 't4-sostenible-cuando-compensa-el-electrico'
    const [debt = 0, spent = 0, each = 0, petrol = 0] = readNumbers(
      id,
      /emite ([\d,]+) t.+gasta (\d+) kWh.+supone (\d+) g.+emite ([\d,]+) g\/km/,
    )
    const electric = (spent / 100) * each
    const even = Math.round((debt * 1e6) / (petrol - electric))
    expect(debt * 1e6 + even * electric).toBeCloseTo(even * petrol, 3)
    expect(readResult(id)).toBe(
      `${electric} g/km; compensa a los ${spanishNumber(even)} km, en ${spanishNumber(even / 12_500, 1)} años`,
    )
  })
})

describe('more problems on the neighbourhood of Tecnología sostenible', () => {
  it('the most useful and easiest idea has the highest quotient', () => {
    const id = 't4-sostenible-que-idea-va-primero'
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = readNumbers(
      id,
      /utilidad (\d) y esfuerzo (\d);.+utilidad (\d) y esfuerzo (\d);.+utilidad (\d) y esfuerzo (\d)\./,
    )
    const [poster = 0, benches = 0, app = 0] = [a / b, c / d, e / f]
    expect(poster > benches && benches > app).toBe(true)
    const shown = [poster, benches, app].map((each) => spanishNumber(each, 1).replace(',0', ''))
    expect(readResult(id)).toBe(
      `Cartel ${shown[0]}, bancos ${shown[1]} y aplicación ${shown[2]}: primero, el cartel`,
    )
  })

  it("the estimate of a ramp's uses and the cost per use match", () => {
    const id = 't4-sostenible-estima-usos-de-una-rampa'
    const [visits = 0, days = 0, share = 0, price = 0, years = 0] = readNumbers(
      id,
      /unas (\d+) personas al día y abre unos (\d+) días.+unas (\d+) de cada 100.+costaría (\d+) €.+menos (\d+) años/,
    )
    const uses = (visits / 100) * share * days
    expect(readResult(id)).toBe(
      `Unos ${uses} usos al año; cada uno cuesta unos ${spanishNumber(price / (uses * years), 2)} €`,
    )
  })

  it('the ramp is the shortest that the rules admit', () => {
    const id = 't4-sostenible-diseno-rampa-del-centro'
    const [height = 0, landing = 0] = readNumbers(id, /está (\d+) cm por encima.+rellano de ([\d,]+) m/)
    const limits = [
      { slope: 10, below: 3 },
      { slope: 8, below: 6 },
      { slope: 6, below: Number.POSITIVE_INFINITY },
    ]
    const admitted = limits.find(({ slope, below }) => height / slope < below)
    const length = height / (admitted?.slope ?? 0)
    expect(height).toBeGreaterThan(18.5)
    expect(readResult(id)).toBe(
      `Pendiente del ${admitted?.slope} %: ${length} m de rampa y ${spanishNumber(length + 2 * landing, 1)} m en total, con pasamanos`,
    )
    expect(readText(`problemas/${id}`)).toMatch(quantity(`${spanishNumber(height / 6, 2)} m`))
  })
})
