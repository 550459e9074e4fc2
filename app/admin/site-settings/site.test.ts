import { describe, expect, it } from 'vitest'
import { parseFields } from '../../ui/forms/parse-form.ts'
import { site } from './site.ts'

const errorsOf = (fields: Record<string, string>): Record<string, string> => {
  const parsed = parseFields(site.schema, fields)
  return parsed.ok ? {} : parsed.errors
}

describe('a name of the site', () => {
  it.each([
    ['500 letters', 'a'.repeat(500)],
    ['a mark that turns the writing around', 'Tecno\u202Egro'],
    ['a mark that is not seen', 'Tecno\u200B'],
    ['a character of control', 'Tecno\u0007'],
    ['a second line', 'Tecno\nlogía'],
  ])('is rejected with %s', (_what, name) => {
    expect(Object.keys(errorsOf({ name, tagline: name }))).toEqual(['name', 'tagline'])
  })

  it.each(['<b>Tecno</b>', 'Tecnología & Ñ', 'Taller 👩‍🔬', 'מדע', ''])('can be «%s»', (name) => {
    expect(errorsOf({ name })).toEqual({})
  })
})

it('rejects an invalid e-mail address, and accepts an empty one', () => {
  expect(errorsOf({ email: 'secretaría' })).toHaveProperty('email')
  expect(errorsOf({ email: 'javascript:alert(1)@x' })).toHaveProperty('email')
  expect(errorsOf({ email: '' })).toEqual({})
  expect(errorsOf({ email: 'centro@ejemplo.es' })).toEqual({})
})

it('limits the home page to four tools, and menus may hide only optional links', () => {
  expect(errorsOf({ toolIds: 'a\nb\nc\nd' })).toEqual({})
  expect(errorsOf({ toolIds: 'a\nb\nc\nd\ne' })).toEqual({ toolIds: 'Elige como mucho cuatro herramientas.' })
  expect(errorsOf({ hiddenLinks: 'glosario\nfichas' })).toEqual({})
  expect(errorsOf({ hiddenLinks: 'temario' })).toHaveProperty('hiddenLinks')
})
