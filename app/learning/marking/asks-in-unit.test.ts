import { describe, expect, it } from 'vitest'
import { asksInUnit } from './asks-in-unit.ts'
import { markQuantity } from './mark-quantity.ts'

const inStatement = (unit: string, statement: string): boolean => asksInUnit(unit, { label: '', statement })
const inLabel = (unit: string, label: string): boolean => asksInUnit(unit, { label, statement: '' })

describe('the unit that a question asks for', () => {
  it.each([
    ['mA', '¿Qué intensidad circula, en miliamperios? ¿Qué tensión tiene la primera?'],
    ['mA', 'Calcula la intensidad **en mA** y la potencia.'],
    ['km/h', '¿A qué velocidad va, en kilómetros por hora?'],
    ['m/s', 'Da la velocidad en m/s, con dos decimales.'],
    ['kWh', '¿Cuántos kilovatios hora gasta al mes?'],
    ['€', '¿Cuántos euros ahorra?'],
    ['°C', 'Responde en grados: ¿qué temperatura hace?'],
    ['Δ°C', '¿Cuánto sube la temperatura, en °C?'],
    ['%', '¿Qué rendimiento tiene, en tanto por ciento?'],
    ['cm²', 'Calcula la superficie en cm².'],
    ['N·m', '¿Qué par hace, en N·m?'],
    ['mA', 'La intensidad, en $\\text{mA}$, es…'],
  ])('finds %s in «%s»', (unit, statement) => expect(inStatement(unit, statement)).toBe(true))

  it.each([
    ['mA', '¿Qué intensidad circula, en amperios?'],
    ['V', 'Conectas en serie dos resistencias a una pila de 9 V.'],
    ['s', 'El motor tarda 5 s en 3 vueltas.'],
    ['mA', 'Circulan 20 mA. ¿Cuánto es?'],
    ['capas', '¿Cuántas capas lleva?'],
    ['', '¿En qué sentido gira?'],
    ['J', 'Energía en newton metro'],
  ])('does not find %s in «%s»', (unit, statement) => expect(inStatement(unit, statement)).toBe(false))

  it.each([
    ['mA', 'Intensidad (mA)'],
    ['kg', 'CO₂ del curso, en kilogramos'],
    ['Ω', 'Resistencia total [Ω]'],
  ])('finds %s in the label «%s»', (unit, label) => expect(inLabel(unit, label)).toBe(true))

  it('ignores brackets in a statement, where they may contain anything', () =>
    expect(inStatement('V', 'La pila (V) y la resistencia (R)')).toBe(false))
})

describe('an answer to a question that states its unit', () => {
  const answer = { value: 20, unit: 'mA', tolerance: { kind: 'relative', by: 0.01 }, mistakes: [] } as const
  it.each([
    ['20', 'correct'],
    ['20 mA', 'correct'],
    ['0,02 A', 'correct'],
    ['0,02', 'incorrect'],
    ['20 A', 'incorrect'],
    ['20 V', 'incorrect'],
  ])('marks %s as %s', (given, verdict) =>
    expect(markQuantity({ ...answer, isUnitGiven: true }, given).verdict).toBe(verdict),
  )

  it('reports a missing unit if the question does not state it', () =>
    expect(markQuantity(answer, '20').verdict).toBe('almost'))
})
