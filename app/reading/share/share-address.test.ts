import { expect, it } from 'vitest'
import { canBeQr, classroomAddress, qrPath, shortAddress } from './share-address.ts'

it.each(['/topic/palancas', '/retos/puente-de-papel', '/glosario'])('has a QR code for %s', (path) => {
  expect(canBeQr(path)).toBe(true)
  expect(qrPath(path)).toBe(`/qr${path}.svg`)
})

it.each([
  '//malo.example/topic',
  '/@malo.example',
  '/topic/../editor',
  '/topic/a?x=1',
  '/topic/a#b',
  '/topic/a b',
  '/topic/%41',
  '/topic/\n',
  '/',
  `/topic/${'a'.repeat(150)}`,
])('has no QR code for %j', (path) => {
  expect(canBeQr(path)).toBe(false)
})

it('encodes address and title for Google Classroom', () => {
  expect(classroomAddress('https://a.example/topic/x', 'Ley de Ohm: ¿V = I·R? & más')).toBe(
    'https://classroom.google.com/share?url=https%3A%2F%2Fa.example%2Ftopic%2Fx' +
      '&title=Ley+de+Ohm%3A+%C2%BFV+%3D+I%C2%B7R%3F+%26+m%C3%A1s',
  )
})

it('shortens an address by its scheme', () => {
  expect(shortAddress('https://a.example/topic/x')).toBe('a.example/topic/x')
})
