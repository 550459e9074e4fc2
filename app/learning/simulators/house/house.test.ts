import { describe, expect, it } from 'vitest'
import { drawAny } from '../state-fixture.ts'
import { simulator as house } from './definition.ts'
import { computeHouse, declination, noonHeight } from './house-model.ts'
import {
  type HouseValues,
  houseParameters,
  houseUses,
  layerResistance,
  materials,
} from './house-parameters.ts'

const initial = Object.fromEntries(
  Object.entries(houseParameters).map(([name, parameter]) => [name, parameter.initial]),
) as HouseValues

type Some = Partial<HouseValues>
const bare: Some = { m1: 'nada', m2: 'nada', m3: 'nada', m4: 'nada', m5: 'nada' }
const see = (some: Some) => computeHouse({ ...initial, ...some })
const reading = (some: Some, key: string) => see(some).outputs[key]?.value
const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

describe('the resistance of a layer', () => {
  // R = e/λ, with λ from the topic «Aislar antes que calentar», EN ISO 10456:2007 (table 3) and the CEC.
  it.each<[string, number, number]>([
    // material, thickness in m, R in m²K/W
    ['hormigon', 0.23, 0.1],
    ['piedra', 0.34, 0.2],
    ['vidrio', 0.004, 0.004],
    ['mortero', 0.02, 0.02],
    ['macizo', 0.24, 0.3],
    ['yeso', 0.0171, 0.03],
    ['hueco', 0.086, 0.2],
    ['placa', 0.0125, 0.05],
    ['madera', 0.065, 0.5],
    ['corcho', 0.02, 0.5],
    ['lana', 0.07, 2],
    ['acero', 0.005, 0.0001],
  ])('of %s, %d m thick, is %d', (key, thickness, resistance) => {
    expect(resistanceOf(key, thickness)).toBeCloseTo(resistance, 9)
  })

  // EN ISO 6946:2017, table 8: unventilated air gaps with horizontal heat flow, interpolated linearly.
  it.each<[number, number]>([
    [5, 0.11],
    [7, 0.13],
    [10, 0.15],
    [15, 0.17],
    [25, 0.18],
    [50, 0.18],
    [300, 0.18],
    [6, 0.12],
    [12.5, 0.16],
    [20, 0.175],
  ])('of an air gap of %d mm is %d', (millimetres, resistance) => {
    expect(resistanceOf('aire', millimetres / 1000)).toBeCloseTo(resistance, 9)
  })

  function resistanceOf(key: string, thickness: number): number {
    const material = materials[key]
    return material ? layerResistance(material, thickness) : Number.NaN
  }
})

describe('the transmittance of a wall', () => {
  // EN ISO 6946: U = 1/(0.13 + ΣR + 0.04); the sums are written out.
  it.each<[string, Some, number]>([
    ['nothing but air', bare, 0.17],
    // The window of the topic: 0.17 + 0.004.
    ['one pane', { ...bare, m1: 'vidrio', e1: 0.4 }, 0.174],
    // Two panes and 10 mm of air: 0.17 + 0.004 + 0.15 + 0.004.
    ['two panes', { ...bare, m1: 'vidrio', e1: 0.4, m2: 'aire', e2: 1, m3: 'vidrio', e3: 0.4 }, 0.328],
    ['24 cm of solid brick', { ...bare, m3: 'macizo', e3: 24 }, 0.47],
    ['brick and 7 cm of wool', { ...bare, m1: 'lana', e1: 7, m3: 'macizo', e3: 24 }, 2.47],
    ['the same turned round', { ...bare, m1: 'macizo', e1: 24, m3: 'lana', e3: 7 }, 2.47],
    ['4 cm of cork', { ...bare, m2: 'corcho', e2: 4 }, 1.17],
    ['80 cm of solid brick', { ...bare, m2: 'macizo', e2: 60, m4: 'macizo', e4: 20 }, 1.17],
    ['concrete and plasterboard', { ...bare, m1: 'placa', e1: 2.5, m2: 'hormigon', e2: 23 }, 0.37],
    [
      'five layers',
      {
        m1: 'placa',
        e1: 2.5,
        m2: 'lana',
        e2: 3.5,
        m3: 'aire',
        e3: 5,
        m4: 'macizo',
        e4: 16,
        m5: 'mortero',
        e5: 2,
      },
      1.67,
    ],
  ])('of %s is the inverse of its resistances', (_, some, resistance) => {
    expect(reading(some, 'r')).toBeCloseTo(resistance, 9)
    expect(reading(some, 'u')).toBeCloseTo(1 / resistance, 9)
  })

  it('of the pane of the topic is 5.75 W/(m²K): 172.4 W through 2 m² at 15 K', () => {
    const some: Some = { ...bare, m1: 'vidrio', e1: 0.4, s: 2, dentro: 20, fuera: 5 }
    expect(reading(some, 'u')).toBeCloseTo(5.75, 2)
    expect(reading(some, 'potencia')).toBeCloseTo(172.41, 2)
  })
})

describe('the heat loss of a wall', () => {
  // 33.2 cm of cork, 8.3 m²K/W. P = U·S·ΔT; kWh = P·24/1000.
  // Season: U·S·degree-days·24/1000; € = kWh · price.
  const cork: Some = { ...bare, m1: 'corcho', e1: 33.2, m2: 'nada' }
  const u = 1 / (0.17 + 8.3)
  it.each<[number, number, number, number, number]>([
    // S, inside, outside, degree-days, price
    [20, 20, 5, 1400, 0.2],
    [100, 21, -4, 2000, 0.1],
    [1, 20, 20, 0, 0.2],
    [50, 19, 30, 400, 0.25],
    [12.5, 22, 2, 3200, 0.07],
    [200, 25, -15, 4000, 1],
  ])('%d m² between %d °C and %d °C, %d degree-days at %d €/kWh', (s, dentro, fuera, gd, precio) => {
    const some = { ...cork, s, dentro, fuera, gd, precio }
    expect(reading(some, 'potencia')).toBeCloseTo(u * s * (dentro - fuera), 8)
    expect(reading(some, 'dia')).toBeCloseTo((u * s * (dentro - fuera) * 24) / 1000, 8)
    expect(reading(some, 'temporada')).toBeCloseTo((u * s * gd * 24) / 1000, 8)
    expect(reading(some, 'coste')).toBeCloseTo(((u * s * gd * 24) / 1000) * precio, 8)
  })

  // Temperature drops are proportional to resistances: inner face = inside − ΔT·0.13/R.
  it.each<[string, Some, readonly number[]]>([
    // R = 0.17: 17 °C fall by 13 and 4.
    ['no layer', { ...bare, dentro: 17, fuera: 0 }, [4]],
    // R = 1.17 (4 cm of cork): 11.7 °C fall by 1.3, 10, 0.4.
    ['cork', { ...bare, m2: 'corcho', e2: 4, dentro: 15, fuera: 3.3 }, [13.7, 3.7]],
    // R = 2.47: 24.7 °C fall by 1.3, 20, 3, 0.4.
    [
      'wool inside brick',
      { ...bare, m1: 'lana', e1: 7, m3: 'macizo', e3: 24, dentro: 20, fuera: -4.7 },
      [18.7, -1.3, -4.3],
    ],
  ])('its faces share the temperature difference: %s', (_, some, faces) => {
    const found = see(some).wall.faces
    expect(found.length).toBe(faces.length)
    for (const [at, face] of faces.entries()) expect(found[at]).toBeCloseTo(face, 9)
  })
})

describe('the sun', () => {
  // Declination on the mean day of each month.
  // Duffie and Beckman, Solar Engineering of Thermal Processes, table 1.6.1.
  it.each<[number, number]>([
    [17, -20.9],
    [47, -13],
    [75, -2.4],
    [105, 9.4],
    [135, 18.8],
    [162, 23.1],
    [198, 21.2],
    [228, 13.5],
    [258, 2.2],
    [288, -9.6],
    [318, -18.9],
    [344, -23],
  ])('on day %d has a declination of %d°', (day, degrees) => {
    expect(declination(day)).toBeCloseTo(degrees, 1)
  })

  // From the topic: 90° − latitude ± 23.5° at the solstices.
  it.each<[number, number, number]>([
    [40, 6, 73.5],
    [40, 12, 26.5],
    [28, 6, 85.5],
    [43, 12, 23.5],
    [37, 6, 76.5],
    [65, 12, 1.5],
  ])('at %d° of latitude in month %d is %d° high at noon', (latitude, month, height) => {
    expect(Math.abs(noonHeight(latitude, month) - height)).toBeLessThan(0.06)
  })
})

describe('the shade of an eave', () => {
  // s = v·tan h, h = 90° − latitude ± 23.45°.
  it.each<[number, number, number]>([
    [40, 6, 0.6],
    [40, 12, 0.6],
    [43, 6, 0.5],
    [28, 12, 1.2],
    [36, 6, 0.9],
    [60, 12, 3],
  ])('at %d° in month %d with %d m', (lat, mes, vuelo) => {
    const height = 90 - lat + (mes === 6 ? 23.45 : -23.45)
    expect(reading({ parte: 'sol', lat, mes, vuelo }, 'sombra')).toBeCloseTo(vuelo * tan(height), 2)
  })

  it.each<[string, Some, number]>([
    // 0.6·tan 26.55° = 0.2998 m of 1.8 m; a tenth lower, 0.1998 m.
    ['in winter', { mes: 12 }, (100 * 0.2998) / 1.8],
    ['in winter below a strip of wall', { mes: 12, pared: 0.1 }, (100 * 0.1998) / 1.8],
    ['in summer', { mes: 6 }, 100],
    ['without an eave', { vuelo: 0 }, 0],
    ['far above the window', { mes: 12, pared: 0.5 }, 0],
    ['on a tall window', { mes: 6, ventana: 3 }, (100 * 0.6 * tan(73.45)) / 3],
  ])('covers a part of the window %s', (_, some, percent) => {
    expect(reading({ parte: 'sol', ...some }, 'tapada')).toBeCloseTo(percent, 1)
  })

  it('of a wrong size is reported', () => {
    // 0.2·tan 73.45° = 0.67 m of 1.8 m in June; 3·tan 26.55° = 1.5 m of 1.8 m in December.
    expect(see({ parte: 'sol', vuelo: 0.2 }).warnings).toEqual([
      'En junio el alero tapa menos de la mitad de la ventana: el sol entra cuando sobra.',
    ])
    expect(see({ parte: 'sol', vuelo: 3 }).warnings).toEqual([
      'En diciembre el alero tapa la mitad de la ventana o más: quita el sol cuando hace falta.',
    ])
  })
})

describe('the texts and controls of the house', () => {
  it('warn about a wall without layers and heat that flows inwards', () => {
    expect(see({ ...bare, fuera: 30 }).warnings).toHaveLength(2)
  })

  it('describe the wall in two sentences', () => {
    // 0.17 + 0.015/0.57 + 0.07/0.43 + 0.06/0.035 + 0.12/0.8 = 2.2234: U 0.44976.
    // 20·15·U = 134.9 W, 20·1400·24·U/1000 = 302.2 kWh.
    expect(see({}).sentence).toBe(
      'Pared de 4 capas y 26,5 cm: U = 0,45 W/(m²·K). Con 20 °C dentro y 5 °C fuera, por 20 m² se escapan 135 W; en la temporada, 302 kWh, que cuestan 60,45 €.',
    )
  })

  it('include only the controls of the chosen part', () => {
    expect(houseUses('mes', initial)).toBe(false)
    expect(houseUses('e5', initial)).toBe(false)
    expect(houseUses('e4', initial)).toBe(true)
    expect(houseUses('mes', { ...initial, parte: 'sol' })).toBe(true)
    expect(houseUses('e4', { ...initial, parte: 'sol' })).toBe(false)
  })
})

it('yields finite, reproducible readings for any state', () => {
  for (const values of Array.from({ length: 500 }, (_, seed) => drawAny(house, seed) as HouseValues)) {
    const outcome = computeHouse(values)
    for (const { value } of Object.values(outcome.outputs)) expect(Number.isFinite(value)).toBe(true)
    expect(outcome.sentence).not.toMatch(/NaN|undefined|Infinity/)
    expect(computeHouse(values)).toEqual(outcome)
  }
})
