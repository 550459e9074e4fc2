import { readdirSync, readFileSync } from 'node:fs'
import katex from 'katex'
import { expect, it } from 'vitest'
import type { MathTree } from './math-tree.ts'
import { readMathml } from './mathml-fixture.ts'
import { tidy, writeTex } from './write-tex.ts'

it.each([
  ['\\frac{V}{R}', '\\frac{V}{R}'],
  ['10^{-3}', '10^{-3}'],
  ['0{,}05\\ \\text{A}', '0{,}05\\text{ A}'],
  ['F_{\\text{máx}} = \\sqrt[3]{x^2}', 'F_{\\text{máx}}=\\sqrt[3]{x^{2}}'],
  ['\\left(\\frac{1}{2}\\right)^2', '{\\left( \\frac{1}{2} \\right)}^{2}'],
  ['\\sum_{i=1}^{n} i', '\\sum_{i=1}^{n}i'],
  ['\\eta \\cdot P', '\\eta\\cdot P'],
  ['(0, 0, 0)', '(0,0,0)'],
  ['\\overline{A \\cdot B} + \\vec{F}', '\\overline{A\\cdot B}+\\vec{F}'],
  ['50\\,\\%', '50\\,\\%'],
])('reconstructs %s from its rendering', (tex, written) => {
  expect(writeTex(draw(tex))).toBe(written)
})

it('removes the display size of a formula', () => {
  expect(tidy('{\\displaystyle F=ma}')).toBe('F=ma')
  expect(tidy(' \\displaystyle\n F = ma ')).toBe('F = ma')
})

it('reconstructs each formula of the course to one with the same rendering', () => {
  const formulas = new Set(
    listTexts().flatMap((text) =>
      [...text.matchAll(/\$\$([^$]+)\$\$|\$([^$`\n]+)\$/g)].map(([, block, line]) =>
        (block ?? line ?? '').trim(),
      ),
    ),
  )
  expect(formulas.size).toBeGreaterThan(1000)
  for (const tex of formulas) {
    const drawn = drawIfPossible(tex)
    if (drawn) expect(looksOf(draw(writeTex(drawn))), tex).toBe(looksOf(drawn))
  }
})

function draw(tex: string): MathTree {
  return readMathml(katex.renderToString(tex, { output: 'mathml', throwOnError: true, strict: false }))
}

/** Amounts of money are also between dollar signs. */
function drawIfPossible(tex: string): MathTree | undefined {
  try {
    return draw(tex)
  } catch {
    return undefined
  }
}

function listTexts(): string[] {
  const places = readdirSync('content', { recursive: true, encoding: 'utf8' })
  return places
    .filter((place) => place.endsWith('.md'))
    .map((place) => readFileSync(`content/${place}`, 'utf8'))
}

const rows = ['math', 'semantics', 'mrow', 'mstyle', 'mpadded']

/** The visible content, ignoring how letters are grouped into words. */
function looksOf(tree: MathTree): string {
  const text = (one: MathTree): string => {
    if (one.name === 'annotation') return ''
    if (one.children.length === 0)
      return one.text.replaceAll('\u00a0', ' ').trim() === '' ? '' : one.text.trim()
    const inner = one.children.map(text)
    return rows.includes(one.name) ? inner.join('') : `${one.name}(${inner.join('|')})`
  }
  return text(tree).replace(/\s/g, '')
}
