import { describe, expect, it } from 'vitest'
import { breakFormula } from './break-formula.ts'

const formula = (row: string) => `<math><mrow>${row}</mrow></math>`
const area = '<mi>A</mi>'
const product = '<mn>1250,75</mn><mo>⋅</mo><mn>3000</mn>'
const result = '<mn>3752250</mn><mtext> milímetros</mtext>'

describe('breakFormula', () => {
  it('does not split a short formula', () => {
    const short = formula('<mi>a</mi><mo>=</mo><mn>2</mn>')
    expect(breakFormula(short)).toBe(short)
  })

  it('splits a long formula before each relation', () => {
    expect(breakFormula(formula(`${area}<mo>=</mo>${product}<mo>≈</mo>${result}`))).toBe(
      formula(area) + formula(`<mo>=</mo>${product}`) + formula(`<mo>≈</mo>${result}`),
    )
  })

  it('wraps the parts on each side of a wide gap separately', () => {
    expect(breakFormula(formula(`${product}<mspace width="2em"/>${result}`))).toBe(
      `<span class="math-part">${formula(product)}</span> <span class="math-part">${formula(result)}</span>`,
    )
  })

  it('does not split inside a fraction', () => {
    const whole = formula(`<mfrac><mrow>${product}<mo>=</mo>${result}</mrow><mn>2</mn></mfrac>`)
    expect(breakFormula(whole)).toBe(whole)
  })
})
