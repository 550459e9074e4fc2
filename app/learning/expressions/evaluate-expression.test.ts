import { describe, expect, it } from 'vitest'
import { evaluateExpression } from './evaluate-expression.ts'
import { parseExpression } from './parse-expression.ts'
import { ExpressionError } from './tokenize-expression.ts'

const values = new Map([
  ['V', 9],
  ['I', 20],
  ['z1', 15],
  ['año', 2],
])

const evaluate = (text: string): number => evaluateExpression(parseExpression(text), values)

describe('an expression', () => {
  it.each([
    ['(V - 2) / (I/1000)', 350],
    ['2 + 3 · 4', 14],
    ['2 × 3 − 1', 5],
    ['10 - 3 - 2', 5],
    ['64 / 4 / 2', 8],
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['2^3^2', 512],
    ['(-2)^2', 4],
    ['1,5 + 0.5', 2],
    ['1,5e3', 1500],
    ['raiz(9)', 3],
    ['min(3; 1,5; 2)', 1.5],
    ['max(z1; I)', 20],
    ['redondea(2,345; 2)', 2.35],
    ['redondea(1,005; 2)', 1.01],
    ['redondea(-2,5)', -3],
    ['suelo(-0,5)', -1],
    ['techo(0,1)', 1],
    ['resto(-1; 3)', 2],
    ['sen(30)', 0.5],
    ['abs(-3)', 3],
    ['log(1000)', 3],
    ['año · 12', 24],
    ['V > 3 y I = 20', 1],
    ['V < 3 o I ≠ 20', 0],
    ['si(V > 3; 1; 1/0)', 1],
    ['pi > 3', 1],
  ])('evaluates %s to %d', (text, expected) => {
    expect(evaluate(text)).toBeCloseTo(expected, 12)
  })

  it.each([
    ['', 'incompleta'],
    ['1 +', 'incompleta'],
    ['(1', 'Falta «)»'],
    ['1)', 'Sobra «)»'],
    ['2 3', 'Sobra «3»'],
    ['2V', 'Sobra «V»'],
    ['10 % 3', 'No se entiende «% 3»'],
    ['V.x', 'No se entiende «.x»'],
    ['V[0]', 'No se entiende «[0]»'],
    ['`x`', 'No se entiende'],
    ['٣ + 1', 'No se entiende'],
    ['raiz()', 'No se esperaba «)»'],
    ['raiz(1; 2)', 'no admite 2 valores'],
    ['toString(1)', 'No hay ninguna función «toString»'],
    ['constructor', 'No se sabe cuánto vale «constructor»'],
    ['__proto__', 'No se entiende'],
    ['x', 'No se sabe cuánto vale «x»'],
    ['1/0', 'Se divide entre cero'],
    ['1/(V-9)', 'Se divide entre cero'],
    ['raiz(-1)', 'no es un número'],
    ['9^9^9', 'no es un número'],
    ['1e999', 'no es un número'],
    ['redondea(1; 99)', 'de 0 a 12 decimales'],
    ['a'.repeat(201), 'demasiado larga'],
    [`${'('.repeat(30)}1${')'.repeat(30)}`, 'demasiados paréntesis'],
    [`${'-'.repeat(150)}1`, 'demasiados paréntesis'],
    [`${'raiz('.repeat(30)}1${')'.repeat(30)}`, 'demasiados paréntesis'],
    [`${'2^'.repeat(60)}2`, 'demasiados paréntesis'],
  ])('rejects «%s» with a Spanish message', (text, says) => {
    expect(() => evaluate(text)).toThrow(ExpressionError)
    expect(() => evaluate(text)).toThrow(says)
  })
})
