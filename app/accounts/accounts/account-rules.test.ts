import { BASE_ERROR_CODES } from 'better-auth'
import { expect, test } from 'vitest'
import { spanishAuthError } from './auth-errors.server.ts'
import { findClientNetwork } from './client-network.ts'
import { findPasswordFault } from './password-rule.server.ts'
import { safeReturnPath } from './return-path.ts'

test('has a Spanish message for every error code of the auth library', () => {
  const untold = Object.keys(BASE_ERROR_CODES).filter(
    (code) => spanishAuthError(code) === 'Error desconocido',
  )
  expect(untold).toEqual([])
  expect(spanishAuthError('SOMETHING_NEW')).toBe('Error desconocido')
})

test('rejects common, short and long passwords, and those equal to the e-mail address', () => {
  for (const word of [
    '12345678',
    'Contraseña',
    'contraseña123',
    'REALMADRID!',
    'abababab',
    'tequiero2024',
    'aaaaaaaaaa',
  ]) {
    expect(findPasswordFault(word, 'ana@ejemplo.es'), word).toBe('PASSWORD_TOO_COMMON')
  }
  expect(findPasswordFault('martagarcia1', 'martagarcia@ejemplo.es')).toBe('PASSWORD_TOO_COMMON')
  expect(findPasswordFault('siete77', 'ana@ejemplo.es')).toBe('PASSWORD_TOO_SHORT')
  expect(findPasswordFault('ab1-'.repeat(33), 'ana@ejemplo.es')).toBe('PASSWORD_TOO_LONG')
  expect(findPasswordFault('polea-y-correa', 'ana@ejemplo.es')).toBeUndefined()
})

test('returns to pages of this site only', () => {
  expect(safeReturnPath('/problemas?categoria=Energía#a')).toBe('/problemas?categoria=Energ%C3%ADa#a')
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
    null,
    7,
    '/.//evil.example',
    '/a/..//evil.example',
  ]) {
    expect(safeReturnPath(path), String(path)).toBe('/')
  }
})

test('maps an address to an IPv4 address or IPv6 network, and trusts only the last proxy', () => {
  expect(findClientNetwork('192.0.2.7', null)).toBe('192.0.2.7')
  expect(findClientNetwork('::ffff:192.0.2.7', null)).toBe('192.0.2.7')
  expect(findClientNetwork('2001:DB8::1', null)).toBe('2001:0db8:0000:0000:0000:0000:0000:0000')
  expect(findClientNetwork('2001:db8:1:2:3:4:5:6', null)).toBe('2001:0db8:0001:0002:0000:0000:0000:0000')
  expect(findClientNetwork('127.0.0.1', '10.9.9.9, 203.0.113.9')).toBe('203.0.113.9')
  expect(findClientNetwork('127.0.0.1', 'una broma')).toBe('unknown')
  expect(findClientNetwork('127.0.0.1', '203.0.113.9:4711')).toBe('203.0.113.9')
  expect(findClientNetwork('127.0.0.1', '[2001:db8::1]:4711')).toBe('2001:0db8:0000:0000:0000:0000:0000:0000')
  expect(findClientNetwork('127.0.0.1', '[2001:db8::1]')).toBe('2001:0db8:0000:0000:0000:0000:0000:0000')
  expect(findClientNetwork(undefined, null)).toBe('unknown')
})

test('recognises IPv4 addresses in any IPv6 notation, and rejects invalid addresses', () => {
  for (const mapped of ['::ffff:c000:207', '0:0:0:0:0:ffff:192.0.2.7', '[::ffff:192.0.2.7]:4711'])
    expect(findClientNetwork(mapped, null), mapped).toBe('192.0.2.7')
  expect(findClientNetwork('fe80::1%eth0', null)).toBe('fe80:0000:0000:0000:0000:0000:0000:0000')
  for (const none of [
    '999.1.2.3',
    '1:2:3:4:5:6:7:8:9',
    ':::',
    '1::2::3',
    '192.0.2.7:99999',
    '[192.0.2.7',
    'g::1',
  ])
    expect(findClientNetwork('127.0.0.1', none), none).toBe('unknown')
})
