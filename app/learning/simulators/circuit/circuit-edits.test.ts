import { expect, test } from 'vitest'
import { LONGEST, readCircuit } from './circuit-code.ts'
import { type Edit, layPart, listEnds, removePart, replacePart, type Tool } from './circuit-edits.ts'
import { findPoint, namePoint } from './circuit-parts.ts'

const point = (name: string): number => findPoint(name) ?? Number.NaN
const written = (edit: Edit): string => ('refused' in edit ? `refused: ${edit.refused}` : edit.circuito)

function lay(circuito: string, tool: Tool, from: string, to: string): Edit {
  return layPart(readCircuit(circuito).parts, tool, point(from), point(to))
}

test('an added part between neighbours is selected and named', () => {
  expect(lay('r100-a1b1', 'resistor', 'b1', 'b2')).toEqual({
    circuito: 'r100-a1b1_r300-b1b2',
    elegido: 'R2',
    said: 'Puesto: R2.',
  })
})

test('a long wire is added at once and serialised by its corners only', () => {
  const first = written(lay('', 'wire', 'a1', 'd1'))
  expect(first).toBe('hilo-a1d1')
  expect(written(lay(first, 'wire', 'd1', 'd4'))).toBe('hilo-a1d1d4')
})

test('a part replaces the one in its place, and `nothing` removes it', () => {
  expect(written(lay('hilo-a1d1', 'bulb', 'b1', 'c1'))).toBe('bombilla30-b1c1_hilo-a1b1_hilo-c1d1')
  expect(written(lay('hilo-a1d1', 'nothing', 'b1', 'c1'))).toBe('hilo-a1b1_hilo-c1d1')
  expect(written(lay('hilo-a1d1', 'nothing', 'a2', 'b2'))).toBe('refused: Ahí no hay nada que quitar.')
})

test('each new switch gets a control of its own', () => {
  expect(written(lay('k1-a1b1_k3-b1c1', 'switch', 'c1', 'd1'))).toBe('k1-a1b1_k3-b1c1_k2-c1d1')
})

test('a voltmeter joins any two points and replaces nothing', () => {
  expect(written(lay('r100-a1b1', 'voltmeter', 'a1', 'b1'))).toBe('r100-a1b1_v-a1b1')
  expect(listEnds('voltmeter', 0)).toHaveLength(29)
  expect(listEnds('bulb', 0).map(namePoint)).toEqual(['b1', 'a2'])
})

test('an edit without room is rejected with a message', () => {
  expect(written(lay('', 'bulb', 'a1', 'c1'))).toContain('no puede ir entre esos dos puntos')
  expect(written(lay('a-a1b1_a-b1c1_a-c1d1', 'ammeter', 'd1', 'e1'))).toContain('como mucho 3')
  let full = ''
  for (const from of ['1', '2', '3', '4', '5'])
    for (const column of ['a', 'b', 'c', 'd', 'e']) {
      const next = written(
        lay(full, 'ntc', `${column}${from}`, `${String.fromCharCode(column.charCodeAt(0) + 1)}${from}`),
      )
      full = next.startsWith('refused') ? full : next
    }
  for (const column of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const row of [1, 2, 3, 4]) {
      const edit = lay(full, 'resistor', `${column}${row}`, `${column}${row + 1}`)
      if ('refused' in edit) expect(edit.refused).toBe('No cabe más: quita alguna pieza.')
      else full = edit.circuito
    }
  expect(full.length).toBeLessThanOrEqual(LONGEST)
  expect(readCircuit(full).fault).toBeUndefined()
})

test('only the given part is turned, changed or removed, and others keep their names', () => {
  const { parts } = readCircuit('ledrojo-a1b1_r100-b1c1_r200-c1d1')
  const [led, first] = parts
  if (!led || !first) throw new Error('the circuit has three parts')
  expect(written(replacePart(parts, led, { from: led.to, to: led.from }))).toBe(
    'ledrojo-b1a1_r100-b1c1_r200-c1d1',
  )
  expect(written(replacePart(parts, first, { value: 4700 }))).toBe('ledrojo-a1b1_r4700-b1c1_r200-c1d1')
  expect(written(removePart(parts, first))).toBe('ledrojo-a1b1_r200-c1d1')
})
