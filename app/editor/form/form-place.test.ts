import { expect, test } from 'vitest'
import { readFormPlace } from './form-place.ts'

test('reads a field and a line number from the fragment of an address', () => {
  expect(readFormPlace('#campo-content.12')).toEqual({ field: 'content', line: 12 })
  expect(readFormPlace('#campo-criteria')).toEqual({ field: 'criteria', line: undefined })
})

test('returns undefined for a fragment that names no field', () => {
  for (const hash of ['', '#contenido', '#campo-', '#campo-a.b', '#campo-content.12.3'])
    expect(readFormPlace(hash)).toBeUndefined()
})
