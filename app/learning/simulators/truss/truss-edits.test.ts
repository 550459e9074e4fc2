import { expect, test } from 'vitest'
import { chooseNext } from './picture.tsx'
import { findCodeFault, parseTruss, readTruss, readyTrusses, writeTruss } from './truss-code.ts'
import { type Edit, holdNode, loadNode, moveLoad, toggleBar } from './truss-edits.ts'
import { drawSimpleTruss } from './truss-fixture.ts'
import { findPlace, listNodes, makeBar } from './truss-parts.ts'
import { findTouched, layOutGrid } from './truss-place.ts'

const square = readTruss(readyTrusses.cuadrado.code)
const at = (name: string): number => findPlace(name) ?? Number.NaN
const bar = (from: string, to: string) => makeBar(at(from), at(to))

function codeOf(edit: Edit): string {
  if ('refused' in edit) throw new Error(edit.refused)
  return edit.code
}

test.each([
  [
    'a1c1_cohete-b1',
    '«cohete-b1» no se entiende: escribe barras (a1c1), apoyos (fijo-a1) o cargas (abajo-c1).',
  ],
  ['a1h1', '«a1h1» no se entiende: escribe barras (a1c1), apoyos (fijo-a1) o cargas (abajo-c1).'],
  ['fijo3-a1', '«fijo3-a1» no se entiende: escribe barras (a1c1), apoyos (fijo-a1) o cargas (abajo-c1).'],
  ['a1a1', 'una barra no puede ir de a1 a a1.'],
  ['a1c1_c1a1', 'la barra a1–c1 está dos veces.'],
  ['a1c1_fijo-a1_movil-a1', 'el nudo a1 tiene dos apoyos.'],
  ['a1c1_abajo-a1_arriba-a1', 'el nudo a1 tiene dos cargas.'],
  ['a1c1_b1b2', 'la barra a1–c1 pasa por encima del nudo b1: ponla en dos trozos.'],
  ['a1c3_abajo-b2', 'la barra a1–c3 pasa por encima del nudo b2: ponla en dos trozos.'],
  ['a1c1_abajo201-c1', '«abajo201-c1»: la carga va de 0,5 a 200 kN, con dos decimales como mucho.'],
  ['a1c1_abajo0-c1', '«abajo0-c1»: la carga va de 0,5 a 200 kN, con dos decimales como mucho.'],
  ['a1c1_abajo1.234-c1', '«abajo1.234-c1»: la carga va de 0,5 a 200 kN, con dos decimales como mucho.'],
  ['a1b1_fijo-a1_fijo-b1_fijo-c1_fijo-d1_fijo-e1', 'caben 4 apoyos como mucho.'],
  ['a'.repeat(401), 'tiene más de 400 caracteres.'],
])('reports the fault of %s', (code, fault) => {
  expect(findCodeFault(code)).toBe(fault)
})

test('parses what it serialises', () => {
  for (const { code } of Object.values(readyTrusses))
    expect(readTruss(writeTruss(readTruss(code)))).toEqual(readTruss(code))
  let read = 0
  for (let seed = 0; seed < 200; seed++) {
    const parsed = parseTruss([...drawSimpleTruss(`w${seed}`, 6).bars, 'izquierda2.5-a1'].join('_'))
    if ('fault' in parsed) continue
    expect(readTruss(writeTruss(parsed.truss))).toEqual(parsed.truss)
    read++
  }
  expect(read).toBeGreaterThan(20)
})

test('adds a missing bar and removes an existing one', () => {
  const put = codeOf(toggleBar(square, bar('e3', 'c1')))
  expect(readTruss(put).bars).toContainEqual(bar('c1', 'e3'))
  expect(readTruss(codeOf(toggleBar(readTruss(put), bar('c1', 'e3')))).bars).toEqual(square.bars)
})

test('rejects a bar across a node with a message', () => {
  expect(toggleBar(readTruss('a1b2_b2c3'), bar('a1', 'c3'))).toEqual({
    refused: 'No se puede: la barra a1–c3 pasa por encima del nudo b2: ponla en dos trozos.',
  })
})

test('changes supports and loads of nodes, and moves the only load', () => {
  expect(codeOf(holdNode(square, at('e1'), 'fijo'))).toContain('fijo-c1_fijo-e1')
  expect(codeOf(holdNode(square, at('e1'), undefined))).not.toContain('e1_movil')
  expect(listNodes(readTruss(codeOf(holdNode(square, at('g1'), 'pared'))))).toContain(at('g1'))
  expect(codeOf(loadNode(square, at('e3'), 'abajo'))).toMatch(/_derecha-c3_abajo-e3$/)
  expect(codeOf(loadNode(square, at('c3'), undefined))).not.toContain('derecha')
  const own = readTruss('a1c1b2a1_fijo-a1_movil-c1_abajo7.5-b2')
  expect(codeOf(loadNode(own, at('b2'), 'arriba'))).toMatch(/_arriba7\.5-b2$/)
  expect(codeOf(moveLoad(own, at('c1')))).toMatch(/_abajo7\.5-c1$/)
})

test('a tap selects a near node, otherwise a bar, and two nodes select the place between them', () => {
  const { spotOf } = layOutGrid({ ancho: 1, alto: 1 })
  const { x, y } = spotOf(at('c1'))
  expect(findTouched({ x: x + 9, y: y - 9 }, square.bars, spotOf)).toBe(at('c1'))
  expect(findTouched({ x: x + 22, y: y - 62 }, square.bars, spotOf)).toBeUndefined()
  const post = findTouched({ x: x + 4, y: y - 61 }, square.bars, spotOf)
  expect(post).toEqual(bar('c1', 'c3'))
  expect(chooseNext('', post)).toBe('c1c3')
  expect(chooseNext('', at('c1'))).toBe('c1')
  expect(chooseNext('c1', at('e3'))).toBe('c1e3')
  expect(chooseNext('c1', at('c1'))).toBe('')
  expect(chooseNext('c1e3', at('a1'))).toBe('a1')
  expect(chooseNext('c1e3', undefined)).toBe('')
})
