import { expect, test } from 'vitest'
import { openKnownDevices } from './known-devices.server.ts'

const name = 'engrana.device'
const devices = openKnownDevices(name, 'a secret', false)

const withCookie = (cookie: string): Request => new Request('http://x.example/', { headers: { cookie } })
const pair = (line: string): string => line.split(';', 1)[0] ?? ''

test('recognises a device for the accounts that signed in on it, and for no others', () => {
  const first = pair(devices.remember(withCookie(''), 'ana@ejemplo.es'))
  const asked = withCookie(`tema=x; ${first}`)
  const id = devices.find(asked, 'ana@ejemplo.es')
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(devices.find(asked, 'leo@ejemplo.es')).toBeUndefined()
  const both = withCookie(pair(devices.remember(asked, 'leo@ejemplo.es')))
  expect(devices.find(both, 'leo@ejemplo.es')).toBe(id)
  expect(devices.find(both, 'ana@ejemplo.es')).toBe(id)
})

test('stores the last ten accounts of a shared computer, each once, without their names', () => {
  let cookie = ''
  for (const pupil of [...Array(12).keys(), 11, 11])
    cookie = pair(devices.remember(withCookie(cookie), `alumno${pupil}@ejemplo.es`))
  expect(cookie.split('.')).toHaveLength(12)
  expect(cookie).not.toMatch(/alumno|ejemplo/)
  expect(devices.find(withCookie(cookie), 'alumno1@ejemplo.es')).toBeUndefined()
  expect(devices.find(withCookie(cookie), 'alumno2@ejemplo.es')).toBeDefined()
})

test('rejects forged cookies', () => {
  const id = 'a'.repeat(22)
  const other = pair(
    openKnownDevices(name, 'another secret', false).remember(withCookie(''), 'ana@ejemplo.es'),
  )
  for (const cookie of [
    `${name}=${id}.${'b'.repeat(22)}`,
    `${name}=${id}`,
    `${name}=`,
    `${name}=${id}.x.y`,
    `${name}=${`${id}.`.repeat(400)}`,
    other,
  ]) {
    expect(devices.find(withCookie(cookie), 'ana@ejemplo.es'), cookie.slice(0, 60)).toBeUndefined()
    expect(devices.remember(withCookie(cookie), 'ana@ejemplo.es').length).toBeLessThan(500)
  }
})

test('sets an HttpOnly cookie for half a year, and a Secure one if visitors use https', () => {
  expect(devices.remember(withCookie(''), 'ana@ejemplo.es')).toMatch(
    /^engrana\.device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = openKnownDevices('__Host-engrana.device', 'a secret', true)
  expect(secure.remember(withCookie(''), 'ana@ejemplo.es')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
})
