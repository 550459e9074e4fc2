import { expect, it } from 'vitest'
import { budgetOf } from '../../platform/markdown/budget.ts'
import { renderFormula } from '../../platform/markdown/render-formula.server.ts'
import { parseMath } from './math-fixture.ts'
import { speakFormula } from './spoken-formula.ts'

function speak(latex: string): string {
  return speakFormula(parseMath(renderFormula(latex, true, budgetOf({})) ?? ''))
}

it.each([
  [String.raw`V = I \cdot R`, 'V es igual a I por R'],
  [
    String.raw`I = \frac{V}{R} = \frac{9\ \text{V}}{300\ \Omega}`,
    'I es igual a V entre R es igual a 9 voltios entre 300 ohmios',
  ],
  [String.raw`\frac{a + b}{2}`, 'la fracción de numerador a más b y denominador 2,'],
  [String.raw`R_{\text{total}} = R_1 + R_2`, 'R sub total es igual a R sub 1 más R sub 2'],
  [String.raw`R = 10\ \text{k}\Omega`, 'R es igual a 10 kilohmios'],
  [String.raw`S = \pi \cdot r^2`, 'S es igual a pi por r al cuadrado'],
  [String.raw`50\ \text{mm}^2`, '50 milímetros cuadrados'],
  [String.raw`7{,}85\ \text{g/cm}^3`, '7,85 gramos por centímetro cúbico'],
  ['2^8 = 256', '2 elevado a 8 es igual a 256'],
  [String.raw`2^3 \cdot 10^{-3}`, '2 al cubo por 10 elevado a menos 3'],
  [String.raw`\sqrt{a^2 + b^2}`, 'raíz cuadrada de a al cuadrado más b al cuadrado, fin de la raíz,'],
  [String.raw`\sqrt{2}`, 'raíz cuadrada de 2'],
  [String.raw`\overline{A} \cdot B`, 'no A por B'],
  [String.raw`\tan 26{,}5^\circ \approx 0{,}50`, 'tangente de 26,5 grados es aproximadamente 0,50'],
  [String.raw`\Delta T = 20 - 5`, 'incremento de T es igual a 20 menos 5'],
  [String.raw`84\ \% < p`, '84 por ciento es menor que p'],
  ['(0, 0, 1)', 'abre paréntesis 0, 0, 1 cierra paréntesis'],
  [String.raw`\text{días} \ge 3`, 'días es mayor o igual que 3'],
])('%s', (latex, said) => {
  expect(speak(latex)).toBe(said)
})

it('does not read a variable after a number as a unit', () => {
  expect(speak('2A + 3V')).toBe('2 A más 3 V')
})
