import { expect, test } from 'vitest'
import { readFormPlace } from './form-place.ts'

test('an address names a field of a form and a line of its text', () => {
  expect(readFormPlace('#campo-content.12')).toEqual({ field: 'content', line: 12 })
  expect(readFormPlace('#campo-criteria')).toEqual({ field: 'criteria', line: undefined })
})

test('what is no place of a form is none', () => {
  for (const hash of ['', '#contenido', '#campo-', '#campo-a.b', '#campo-content.12.3'])
    expect(readFormPlace(hash)).toBeUndefined()
})
