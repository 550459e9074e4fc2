import { expect, it } from 'vitest'
import { isFromThisSite } from './upload-request.ts'

const site = 'https://tecno.example'
const ask = (method: string, headers: Record<string, string>): boolean =>
  isFromThisSite(new Request('http://127.0.0.1:3000/subidas', { method, headers }), site)

it('accepts requests from pages of the site', () => {
  expect(ask('POST', { Origin: site, 'Sec-Fetch-Site': 'same-origin' })).toBe(true)
  expect(ask('PATCH', { Origin: site })).toBe(true)
  expect(ask('PATCH', { Origin: 'http://127.0.0.1:3000' })).toBe(true)
  expect(ask('HEAD', {})).toBe(true)
})

it.each([
  ['POST', { Origin: 'https://otra.example' }],
  ['POST', { Origin: 'null' }],
  ['PATCH', { Origin: site, 'Sec-Fetch-Site': 'cross-site' }],
  ['DELETE', { 'Sec-Fetch-Site': 'same-site' }],
  ['HEAD', { 'Sec-Fetch-Site': 'cross-site' }],
  ['GET', { Origin: 'https://otra.example' }],
  ['POST', {}],
  ['DELETE', {}],
])('rejects %s with %j', (method, headers) => {
  expect(ask(method, headers as Record<string, string>)).toBe(false)
})
