import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const now = new Date('2026-11-20T10:00:00.000Z')

/** Parses the fields of a file (RFC 9116 §4): `name: value`, each on its own line. */
function readFields(text: string): [string, string][] {
  expect(text.endsWith('\n')).toBe(true)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name, value] = /^([A-Z][A-Za-z-]*): (\S.*)$/.exec(line) ?? []
      if (!name || !value) throw new Error(`no field: ${line}`)
      return [name, value]
    })
}

test('has a contact and one expiry date within a year, as RFC 9116 requires', () => {
  const fields = readFields(
    securityTxt({ contact: 'mailto:seguridad@ejemplo.es', publicOrigin: 'https://tecno.example.org', now }),
  )
  expect(fields.filter(([name]) => name === 'Contact')).toEqual([['Contact', 'mailto:seguridad@ejemplo.es']])
  const [expires, ...more] = fields.filter(([name]) => name === 'Expires').map(([, value]) => value)
  expect(more).toEqual([])
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/)
  const days = (Date.parse(expires ?? '') - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  expect(fields).toContainEqual(['Canonical', 'https://tecno.example.org/.well-known/security.txt'])
})

test('has no Canonical field for an address without https', () => {
  for (const publicOrigin of [null, 'http://tecno.example.org']) {
    const fields = readFields(securityTxt({ contact: 'https://ejemplo.es/avisos', publicOrigin, now }))
    expect(fields.map(([name]) => name)).not.toContain('Canonical')
  }
})
