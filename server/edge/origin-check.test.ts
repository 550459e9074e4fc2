import { expect, test } from 'vitest'
import { isOwnRequest } from './origin-check.ts'

const site = 'https://tecno.example.org'

function post(headers: Record<string, string>): Request {
  return new Request('http://127.0.0.1:3000/salir', { method: 'POST', headers })
}

test('accepts changes from pages of this site, under its public address or the requested one', () => {
  expect(isOwnRequest(post({ origin: site, 'sec-fetch-site': 'same-origin' }), site)).toBe(true)
  expect(isOwnRequest(post({ origin: site }), site)).toBe(true)
  expect(isOwnRequest(post({ origin: 'http://127.0.0.1:3000' }), undefined)).toBe(true)
  expect(isOwnRequest(post({ origin: 'null', 'sec-fetch-site': 'same-origin' }), site)).toBe(true)
})

test('rejects other sites, sibling domains and pages with an opaque origin', () => {
  expect(isOwnRequest(post({ origin: 'https://evil.example' }), site)).toBe(false)
  expect(
    isOwnRequest(post({ origin: 'https://otra.example.org', 'sec-fetch-site': 'same-site' }), site),
  ).toBe(false)
  expect(isOwnRequest(post({ origin: site, 'sec-fetch-site': 'cross-site' }), site)).toBe(false)
  expect(isOwnRequest(post({ origin: 'null' }), site)).toBe(false)
})

test('accepts a program without an Origin header, unless it sends a cookie', () => {
  expect(isOwnRequest(post({}), site)).toBe(true)
  expect(isOwnRequest(post({ cookie: 'engrana.session_token=x' }), site)).toBe(false)
})

test('does not check requests that only read', () => {
  expect(
    isOwnRequest(
      new Request('http://127.0.0.1:3000/', { headers: { origin: 'https://evil.example' } }),
      site,
    ),
  ).toBe(true)
})
