import { expect, it } from 'vitest'
import { openSeal } from './seal.server.ts'

it('decrypts what it encrypted, for its owner only', () => {
  const seal = openSeal(['secreto'])
  const sealed = seal.close('GEZDGNBV', 'ana')
  expect(sealed).not.toContain('GEZDGNBV')
  expect(seal.open(sealed, 'ana')).toBe('GEZDGNBV')
  expect(seal.open(sealed, 'leo')).toBe(undefined)
  expect(seal.close('GEZDGNBV', 'ana')).not.toBe(sealed)
})

it('decrypts with an older secret, and encrypts with the first', () => {
  const before = openSeal(['viejo'])
  const after = openSeal(['nuevo', 'viejo'])
  expect(after.open(before.close('GEZDGNBV', 'ana'), 'ana')).toBe('GEZDGNBV')
  expect(before.open(after.close('GEZDGNBV', 'ana'), 'ana')).toBe(undefined)
})

it.each(['', 'AAAA', 'A'.repeat(80)])('returns undefined for «%s»', (sealed) => {
  expect(openSeal(['secreto']).open(sealed, 'ana')).toBe(undefined)
})
