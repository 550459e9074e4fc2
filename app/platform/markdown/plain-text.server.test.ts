import { describe, expect, it } from 'vitest'
import { toPlainText } from './plain-text.server.ts'

describe('toPlainText', () => {
  it('does not change a short plain text', () => {
    expect(toPlainText('Una palanca, 3 * 4 y snake_case.', 30)).toBe('Una palanca, 3 * 4 y snake_case.')
  })

  it('cuts a long text after the given number of words, with an ellipsis', () => {
    expect(toPlainText('uno dos, tres cuatro', 2)).toBe('uno dos…')
    expect(toPlainText('uno dos', 2)).toBe('uno dos')
    expect(toPlainText('', 2)).toBe('')
  })

  it('ignores command names that are properties of every object', () => {
    expect(toPlainText('uno $\\constructor$ dos', 30)).toBe('uno dos')
  })

  it('removes Markdown syntax and keeps the words', () => {
    const source =
      '## Las *palancas*\n\n> Un **punto** de [apoyo](/topic/x)\n\n- `uno`\n- [x] ~~dos~~\n\n![foto](/a.png)'
    expect(toPlainText(source, 30)).toBe('Las palancas Un punto de apoyo uno dos')
  })

  it('removes containers, table lines and HTML tags', () => {
    expect(toPlainText(':::ejemplo Título\n| a | b |\n|---|---|\n| c | d |\n:::\n<p>Fin</p> 2 < 3', 30)).toBe(
      'Título a b c d Fin 2 < 3',
    )
  })

  it('writes simple formulas inline', () => {
    expect(toPlainText('$F = \\frac{a}{b} \\cdot 2{,}5\\ \\text{N}$ cuesta 5 \\$', 30)).toBe(
      'F = a/b · 2,5 N cuesta 5 $',
    )
  })

  it('writes nested fractions, indices, Greek letters and symbols, with adjacent punctuation', () => {
    const source =
      'Se usa ($\\rho=\\frac{m_{\\text{útil}}}{10{,}5\\ \\text{m}^3}$) al $5\\ \\%$.\n\n$$\nV\\cdot\\frac{D}{2}\n$$\na $90^{\\circ}$ con $R_{\\min}$'
    expect(toPlainText(source, 30)).toBe('Se usa (ρ=m_útil/10,5 m^3) al 5 %. V·D/2 a 90° con R_min')
  })

  it('keeps code and addresses unchanged, and includes titles of containers', () => {
    expect(toPlainText(':::aviso Usa *dos*\n`**a**` <http://a.es/_b_> &amp; c\n:::', 30)).toBe(
      'Usa dos **a** http://a.es/_b_ & c',
    )
  })

  it('adds an ellipsis to a long text even when its beginning has few words', () => {
    expect(toPlainText(`uno ![foto](/${'a'.repeat(2_000)}.png)`, 30)).toMatch(/^uno.*…$/)
  })
})
