import { describe, expect, it } from 'vitest'
import { quantity, readNumbers, readResult, readText, spanishNumber } from './content-numbers.ts'

describe('more problems on control and signals of Automatización y robótica', () => {
  it('a heater keeps its state between its two thresholds', () => {
    const id = 't4-automatizacion-terrario-con-dos-umbrales'
    const [target = 0, band = 0, ...measured] = readNumbers(
      id,
      /consigna en (\d+) °C.+histéresis de (\d) °C.+medidas: ([\d,]+) °C, ([\d,]+) °C, ([\d,]+) °C, ([\d,]+) °C y ([\d,]+) °C/,
    )
    const [low, high] = [target - band / 2, target + band / 2]
    let isOn = true
    const states = measured.map((degrees) => {
      if (degrees <= low) isOn = true
      if (degrees >= high) isOn = false
      return isOn ? 'sí' : 'no'
    })
    expect(readResult(id)).toBe(`De ${low} °C a ${high} °C; encendido: ${states.join(', ')}`)
  })

  it('the cycles per hour follow from a simulation of the hysteresis', () => {
    const id = 't4-automatizacion-arranques-por-hora'
    const [up = 0, down = 0, band = 0] = readNumbers(
      id,
      /gana ([\d,]+) °C por minuto.+pierde ([\d,]+) °C por minuto.+histéresis de (\d) °C/,
    )
    let [degrees, starts, isHeating] = [0, 0, false]
    for (let tick = 0; tick < 60 * 4; tick++) {
      if (!isHeating && degrees <= 0) [isHeating, starts] = [true, starts + 1]
      degrees += isHeating ? up / 4 : -down / 4
      if (degrees >= band) isHeating = false
    }
    expect(readResult(id)).toBe(
      `${band / up} min de subida, ${band / down} min de bajada y ${starts} arranques por hora`,
    )
  })

  it('the smallest hysteresis respects the switching limit of the relay', () => {
    const id = 't4-automatizacion-diseno-de-la-histeresis'
    const [target = 0, up = 0, down = 0, starts = 0] = readNumbers(
      id,
      /estar a (\d+) °C\. Gana ([\d,]+) °C.+pierde ([\d,]+) °C.+más de (\d+) veces/,
    )
    const cycle = 60 / starts
    const band = (cycle * up * down) / (up + down)
    const ends = [target - band / 2, target + band / 2].map((each) => `${spanishNumber(each, 1)} °C`)
    expect(readResult(id)).toBe(`Ciclo de ${cycle} min; histéresis de ${band} °C, de ${ends[0]} a ${ends[1]}`)
  })

  it('a sensor of ten millivolts per degree converts to degrees', () => {
    const id = 't4-automatizacion-fallo-termometro-lm35'
    const [each = 0, bits = 0, volts = 0, reading = 0] = readNumbers(
      id,
      /da (\d+) mV.+de (\d+) bits.+de 0 a (\d) V, y la placa lee el número (\d+)/,
    )
    const step = (volts * 1000) / (2 ** bits - 1) / each
    expect(readResult(id)).toBe(
      `Falla el paso 3: son ${spanishNumber(reading * step, 1)} °C, y distingue cambios de unos ${spanishNumber(step, 2)} °C`,
    )
  })

  it('the fewest bits give a small enough step for the thermometer', () => {
    const id = 't4-automatizacion-diseno-bits-del-adc'
    const [degrees = 0, each = 0, volts = 0] = readNumbers(
      id,
      /cambios de ([\d,]+) °C\. El sensor da (\d+) mV.+de 0 a ([\d,]+) V/,
    )
    const most = degrees * each
    let bits = 1
    while ((volts * 1000) / (2 ** bits - 1) > most) bits++
    const step = spanishNumber((volts * 1000) / (2 ** bits - 1), 2)
    expect(readResult(id)).toBe(
      `Hasta ${spanishNumber(most, 1)} mV: ${bits} bits, de 0 a ${2 ** bits - 1}; escalón de ${step} mV`,
    )
  })
})

describe('more problems on data of Automatización y robótica', () => {
  it('the messages of a day and their size match', () => {
    const id = 't4-automatizacion-mensajes-de-un-sensor'
    const [bytes = 0, minutes = 0] = readNumbers(id, /de (\d+) bytes cada (\d+) minutos/)
    const messages = (24 * 60) / minutes
    expect(readResult(id)).toBe(`${messages} mensajes y ${spanishNumber((messages * bytes) / 1e3, 1)} kB`)
  })

  it("the estimate of a camera's data matches", () => {
    const id = 't4-automatizacion-estima-datos-de-una-camara'
    const [rate = 0, hours = 0, sensor = 0] = readNumbers(
      id,
      /unos (\d) megabits por segundo durante (\d+) horas.+los ([\d,]+) kB/,
    )
    const bytes = (rate * 1e6 * hours * 3600) / 8
    expect(bytes / (sensor * 1000)).toBeGreaterThan(1e5)
    expect(readResult(id)).toBe(
      `Unos ${Math.round(bytes / 1e9)} GB al día, más de cien mil veces lo del sensor`,
    )
    expect(readText(`problemas/${id}`)).toMatch(quantity(`${spanishNumber(bytes / 1e9, 1)} GB`))
  })

  it('the shortest interval fits the data allowance', () => {
    const id = 't4-automatizacion-diseno-contador-de-la-biblioteca'
    const [kilobytes = 0, days = 0, bytes = 0] = readNumbers(
      id,
      /permite (\d+) kB cada (\d+) días.+ocupa (\d+) bytes/,
    )
    const messages = (kilobytes * 1000) / days / bytes
    const monthOf = (minutes: number) => ((24 * 60) / minutes) * days * bytes
    const chosen = [1, 5, 10, 15, 30, 60].find((minutes) => monthOf(minutes) <= kilobytes * 1000)
    const least = spanishNumber((24 * 60) / messages, 1)
    expect(readResult(id)).toBe(
      `${messages} mensajes al día; cada ${least} min como mínimo: se programa cada ${chosen} min`,
    )
  })

  it('a model is tested only with pictures that were not used for training', () => {
    const id = 't4-automatizacion-exactitud-de-la-prueba'
    const [pictures = 0, trained = 0, right = 0] = readNumbers(
      id,
      /hecho (\d+) fotos\. El (\d+) %.+acierta (\d+)\./,
    )
    const tested = pictures - (pictures * trained) / 100
    expect(readResult(id)).toBe(`${tested} fotos de prueba y una exactitud del ${(100 * right) / tested} %`)
  })

  it('accuracy and sensitivity are different values', () => {
    const id = 't4-automatizacion-fallo-exactitud-enganosa'
    const [all = 0, bad = 0, found = 0] = readNumbers(
      id,
      /revisa (\d+) tornillos: (\d+) son.+Detecta (\d+) de/,
    )
    const share = (part: number, whole: number) => `${(100 * part) / whole} %`
    const missed = `se escapan ${bad - found} tornillos`
    const idle = `decir siempre «bueno» daría un ${share(all - bad, all)}`
    expect(readResult(id)).toBe(`Falla el paso 2: sensibilidad del ${share(found, bad)}, ${missed}; ${idle}`)
    expect(readText(`problemas/${id}`)).toMatch(quantity(share(all - bad + found, all)))
  })
})
