import { expect, it } from 'vitest'
import { isOwnPath, isPictureAddress } from './picture-address-rule.ts'

it.each(['/media/Logos/a.webp', '/figuras/ohm.svg', '/a//b.png', '/ñ.png'])(
  'accepts %j as a path of the site, as browsers do',
  (address) => {
    expect(new URL(address, 'https://sitio.example').host).toBe('sitio.example')
    expect([isOwnPath(address), isPictureAddress(address)]).toEqual([true, true])
  },
)

it.each([
  '//e.example/x',
  '/\\e.example',
  '/\t/e.example',
  '/\n/e.example/x',
  '\\\\e.example/x',
  '\\/e.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:image/svg+xml,<svg/>',
  'http:e.example',
  'http:/\\e.example',
  'https://',
  'file:///etc/passwd',
  'fotos/a.png',
  '',
])('rejects %j as the picture of a document', (address) => {
  expect([isOwnPath(address), isPictureAddress(address)]).toEqual([false, false])
})

it('accepts an absolute URL of another site, but not as a path of this one', () => {
  const address = 'https://e.example/a.png'
  expect([isOwnPath(address), isPictureAddress(address)]).toEqual([false, true])
})
