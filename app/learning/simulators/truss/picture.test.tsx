import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { valuesOf } from '../state-fixture.ts'
import { simulator as truss } from './definition.ts'
import { TrussPicture } from './picture.tsx'
import { readyTrusses } from './truss-code.ts'
import { TrussEditor } from './truss-editor.tsx'
import { computeTruss, type TrussValues } from './truss-model.ts'

function draw(address: string): string {
  const values = valuesOf(truss, address) as TrussValues
  return renderToStaticMarkup(<TrussPicture values={values} outcome={computeTruss(values)} />)
}

const editor = (address: string, fixed: readonly string[] = []): string => {
  const values = valuesOf(truss, address) as TrussValues
  return renderToStaticMarkup(<TrussEditor values={values} outcome={computeTruss(values)} fixed={fixed} />)
}

const count = (html: string, part: string): number => html.split(part).length - 1

test('a truss that moves is drawn twice: as it is, and dashed after its movement', () => {
  const html = draw('')
  expect(count(html, 'class="truss-bar"')).toBe(4)
  expect(count(html, 'class="truss-moved"')).toBe(4)
  expect(html).not.toContain('truss-force')
})

test('tension, compression and no force differ in line and letter', () => {
  const html = draw('modelo=diagonal')
  expect(count(html, 'class="truss-pull"')).toBe(1)
  expect(count(html, 'class="truss-push"')).toBe(2)
  expect(count(html, 'class="truss-core"')).toBe(2)
  expect(count(html, 'class="truss-idle"')).toBe(2)
  expect(html).toContain('>T\u200914,1<')
  expect(count(html, '>C\u200910<')).toBe(2)
  expect(html).not.toContain('truss-moved')
  expect(html).toContain('<b>c1–e3</b> T\u200914,14')
  expect(html).toContain('>10</text>')
})

test('supports show their reactions', () => {
  const html = draw('modelo=triangulo&p=24')
  expect(count(html, '>↑ 12<')).toBe(2)
  const bracket = draw('modelo=mensula')
  expect(bracket).toContain('>← 20<')
  expect(bracket).toContain('>→ 20<')
})

test('letters and lines stay within the picture for every ready truss', () => {
  for (const modelo of Object.keys(readyTrusses))
    for (const measures of ['', '&ancho=4&alto=0.5', '&ancho=0.5&alto=4']) {
      const html = draw(`modelo=${modelo}&p=100${measures}`)
      const [, height] = /viewBox="0 0 320 (\d+)"/.exec(html) ?? []
      for (const [, x, y] of html.matchAll(/<text[^>]* x="([\d.-]+)" y="([\d.-]+)"/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(2)
        expect(Number(x)).toBeLessThanOrEqual(316)
        expect(Number(y)).toBeGreaterThan(10)
        expect(Number(y)).toBeLessThan(Number(height))
      }
      expect(html).not.toMatch(/NaN|Infinity|undefined|style=| id=/)
    }
})

test('the editor adds the bar between the chosen nodes, or removes it if it exists', () => {
  expect(editor('')).toContain('Poner la barra c1–e3')
  expect(editor('modelo=diagonal')).toContain('Quitar la barra c1–e3')
  expect(editor('elegido=c3')).toContain('Elige dos nudos para poner una barra.')
  expect(editor('elegido=e1')).toContain('Llevar la carga a e1')
  expect(editor('elegido=c3')).not.toContain('Llevar la carga')
  expect(editor('elegido=')).not.toContain('Apoyo en')
})

test('a locked truss cannot be edited, but the bar in the readings can be chosen', () => {
  for (const fixed of [['barras'], ['modelo']]) {
    const html = editor('modelo=diagonal', fixed)
    expect(html).toContain('Barras de la armadura')
    expect(html).not.toMatch(/Quitar|Apoyo en/)
  }
  expect(editor('modelo=diagonal', ['modelo', 'elegido'])).toBe('')
  const ends = editor('modelo=diagonal', ['elegido'])
  expect(ends).toContain('Quitar la barra c1–e3')
  expect(ends).not.toContain('Otro nudo')
})
