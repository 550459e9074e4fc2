import { describe, expect, it } from 'vitest'
import { quantity, readResult, readText, spanishNumber } from './content-numbers.ts'

describe('problems of Automatización y robótica', () => {
  it('the duty cycle and the mean voltage of a PWM output match', () => {
    const ratio = 64 / 255
    const result = readResult('t4-automatizacion-ciclo-de-trabajo-pwm')
    expect(result).toContain(`${spanishNumber(ratio * 100, 1)} %`)
    expect(result).toContain(`${spanishNumber(5 * ratio, 2)} V`)
  })

  it('a reading of a 10-bit ADC converts to volts', () => {
    const volts = (512 * 5) / (2 ** 10 - 1)
    expect(readResult('t4-automatizacion-lectura-del-adc')).toContain(`${spanishNumber(volts, 2)} V`)
  })

  it('the turns of the wheel after a gearbox and the speed of the robot match', () => {
    const ratio = 1 / 48
    const turns = 6000 * ratio
    const speed = (turns / 60) * Math.PI * 0.065
    const result = readResult('t4-automatizacion-motor-reductora-rueda')
    expect(result).toContain(`${spanishNumber(turns, 0)} rpm`)
    expect(result).toContain(`${spanishNumber(speed, 3)} m/s`)
    const text = readText('problemas/t4-automatizacion-motor-reductora-rueda')
    expect(text).toContain('i=\\frac{n_2}{n_1}=\\frac{1}{48}')
  })

  it('the accuracy, sensitivity and missed fires of the smoke detector match', () => {
    const [smoke, clear, detected, falseAlarms] = [60, 240, 51, 12]
    const accuracy = (detected + clear - falseAlarms) / (smoke + clear)
    const result = readResult('t4-automatizacion-sensibilidad-de-un-modelo')
    expect(result).toContain(`Exactitud ${spanishNumber(accuracy * 100, 0)} %`)
    expect(result).toContain(`sensibilidad ${spanishNumber((detected / smoke) * 100, 0)} %`)
    expect(result).toContain(`${spanishNumber(smoke - detected, 0)} sin detectar`)
  })
})

describe('problems of Operadores tecnológicos', () => {
  it('the forces of a double-acting cylinder out and back match', () => {
    const [pressure, bore, rod] = [0.6, 50, 20]
    const out = (pressure * Math.PI * bore ** 2) / 4
    const back = (pressure * Math.PI * (bore ** 2 - rod ** 2)) / 4
    const result = readResult('t4-operadores-cilindro-de-doble-efecto')
    expect(result).toContain(`Avance ${spanishNumber(out, 0)} N`)
    expect(result).toContain(`retorno ${spanishNumber(back, 0)} N`)
  })

  it('the currents of base and collector match, in milliamperes', () => {
    const base = (5 - 0.7) / 10
    const result = readResult('t4-operadores-corriente-de-base')
    expect(result).toContain(`${spanishNumber(base, 2)} mA de base`)
    expect(result).toContain(`${spanishNumber(100 * base, 0)} mA de colector`)
  })

  it('two resistors divide the voltage', () => {
    const volts = (5 * 40) / (10 + 40)
    expect(readResult('t4-operadores-divisor-de-tension')).toContain(`${spanishNumber(volts, 0)} V`)
  })

  it('the rows with a 1 of a logic function match', () => {
    const rows = Array.from({ length: 2 ** 3 }, (_, row) => ({ a: row & 4, b: row & 2, c: row & 1 }))
    const ones = rows.filter(({ a, b, c }) => (a && b) || c)
    const result = `${spanishNumber(ones.length, 0)} combinaciones de ${spanishNumber(rows.length, 0)}`
    expect(readResult('t4-operadores-funcion-logica')).toContain(result)
  })

  it('the chosen resistor is the largest on sale that saturates the transistor', () => {
    const baseCurrent = (3 * 0.06) / 100
    const resistance = (5 - 0.7) / baseCurrent
    const bought = Math.max(...[1800, 2200, 2700].filter((ohms) => ohms <= resistance))
    const result = readResult('t4-operadores-resistencia-para-rele')
    expect(result).toContain(`${spanishNumber(resistance, 0)} Ω`)
    expect(result).toContain(`${spanishNumber(bought / 1000, 1)} kΩ`)
  })

  it('the output speed of a compound gear train matches', () => {
    const speed = 1200 * (20 / 40) * (15 / 60)
    expect(readResult('t4-operadores-tren-compuesto')).toContain(`${spanishNumber(speed, 0)} rpm`)
  })
})

describe('problems of Resolución de problemas', () => {
  it('the duration of the project and the slack of task B match', () => {
    const [a, b, c, d, e] = [2, 3, 1, 4, 2]
    const start = a + Math.max(b, c + d)
    const result = readResult('t4-proceso-camino-critico')
    expect(result).toContain(`${spanishNumber(start + e, 0)} sesiones`)
    expect(result).toContain(`holgura de B: ${spanishNumber(start - (a + b), 0)} sesiones`)
  })

  it('the layers of a printed piece match', () => {
    expect(readResult('t4-proceso-capas-impresion')).toContain(`${spanishNumber(40 / 0.2, 0)} capas`)
  })

  it('the mass and the cost of a PLA piece match', () => {
    const mass = 1.24 * 10
    const result = readResult('t4-proceso-coste-pla')
    expect(result).toContain(`${spanishNumber(mass, 1)} g`)
    expect(result).toContain(`${spanishNumber((mass / 1000) * 20, 2)} €`)
  })

  it('the mass of the piece in steel and in aluminium matches', () => {
    const result = readResult('t4-proceso-masa-acero-aluminio')
    expect(result).toContain(`Acero: ${spanishNumber(7.85 * 120, 0)} g`)
    expect(result).toContain(`aluminio: ${spanishNumber(2.7 * 120, 0)} g`)
  })

  it('VAT is added to the price of the parts', () => {
    const cents = 3 * 120 + 2 * 45 + 500
    const total = Math.round((cents * 121) / 100) / 100
    expect(readResult('t4-proceso-presupuesto-iva')).toContain(`${spanishNumber(total, 2)} €`)
  })
})

describe('problems of Tecnología sostenible', () => {
  it('the eave is the shortest that shades the whole window, rounded up to the centimetre', () => {
    const shadow = (eave: number) => eave * Math.tan((73.5 * Math.PI) / 180)
    const eave = Math.ceil(100 * (1.8 / shadow(1))) / 100
    expect(shadow(eave)).toBeGreaterThanOrEqual(1.8)
    expect(readResult('t4-sostenible-alero')).toMatch(quantity(`${spanishNumber(eave, 2)} m`))
    const text = readText('problemas/t4-sostenible-alero')
    expect(text).toMatch(quantity(`${spanishNumber(1.8 / 3.38, 4)} m`))
    expect(text).toMatch(quantity(`${spanishNumber(eave * 3.38, 2)} m`))
    expect(text).toMatch(quantity(`${spanishNumber((eave - 0.01) * 3.38, 2)} m`))
  })

  it('the daily energy of six solar panels matches', () => {
    const energy = 6 * 0.45 * 5 * 0.8
    expect(readResult('t4-sostenible-paneles-solares')).toContain(`${spanishNumber(energy, 1)} kWh`)
  })

  it('the power lost through a wall before and after insulation matches', () => {
    const watts = (transmittance: number) => spanishNumber(transmittance * 20 * (20 - 5), 0)
    const result = readResult('t4-sostenible-pared-aislada')
    expect(result).toContain(`${watts(1.2)} W sin aislar`)
    expect(result).toContain(`${watts(0.3)} W aislada`)
  })

  it('the length of the ramp matches, and its slope is allowed or not', () => {
    const slope = 8
    const length = (0.24 * 100) / slope
    const limit = length < 3 ? 10 : length < 6 ? 8 : 6
    const result = readResult('t4-sostenible-rampa')
    expect(result).toContain(`${spanishNumber(length, 0)} m`)
    expect(result.endsWith(`el ${spanishNumber(slope, 0)} % se admite`)).toBe(slope <= limit)
    const text = readText('problemas/t4-sostenible-rampa')
    expect(text).toMatch(quantity(`${spanishNumber(length + 2 * 1.2, 1)} m`))
  })

  it('the carbon dioxide of a school year by car matches', () => {
    const kilograms = (12 * 2 * 180 * 120) / 1000
    expect(readResult('t4-sostenible-ruta-coche')).toContain(`${spanishNumber(kilograms, 1)} kg`)
  })
})
