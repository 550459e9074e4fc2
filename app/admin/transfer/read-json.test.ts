import { expect, test } from 'vitest'
import { openJsonReader } from './read-json.ts'
import { transferLimits } from './transfer-limits.ts'

const bytes = (text: string): Buffer => Buffer.from(text)

test('parses JSON with any characters in its strings', () => {
  const value = { a: '[{"\\,:}', 'b"': [1, null, { c: 'á\u2028' }] }
  expect(openJsonReader()(bytes(`\uFEFF${JSON.stringify(value)}`), 'a.json')).toEqual(value)
})

test.each([
  ['values in a list', `[${'{},'.repeat(transferLimits.values)}{}]`],
  ['names in a map', `{${'"a":0,'.repeat(transferLimits.values)}"b":0}`],
  ['values that lie deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
])('rejects too many %s before parsing', (_what, text) => {
  expect(() => openJsonReader()(bytes(text), 'datos.json')).toThrow(/«datos.json» es demasiado grande/)
})

test('limits the values of all files of a set together', () => {
  const read = openJsonReader()
  const half = bytes(`[${'0,'.repeat(transferLimits.values * 0.6)}0]`)
  expect(read(half, 'a.json')).toHaveLength(transferLimits.values * 0.6 + 1)
  expect(() => read(half, 'b.json')).toThrow(/«b.json» es demasiado grande/)
})

test('reports invalid JSON', () => {
  expect(() => openJsonReader()(bytes('{'), 'a.json')).toThrow(/no es un JSON correcto/)
  expect(() => openJsonReader()(bytes('hola "'), 'a.txt')).toThrow(/No es un ZIP ni un JSON/)
})
