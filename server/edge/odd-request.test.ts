import { expect, test } from 'vitest'
import { answerOddRequest } from './odd-request.ts'

function ask(target: string, host = 'tecno.example.org'): Response | undefined {
  return answerOddRequest(new Request(`http://${host}${target}`), target)
}

test('does not answer ordinary addresses', () => {
  for (const target of [
    '/',
    '/topic/palanca',
    '/blog?desde=abc',
    '/temario?x=//a',
    '/a//b',
    '/%2f%2fa',
    '/a/../b',
  ])
    expect(ask(target), target).toBeUndefined()
})

test('redirects an address that a browser could read as another host to its path on this site', () => {
  for (const target of [
    '//evil.example/a?b=1',
    '/\\evil.example/a?b=1',
    '/x/..//evil.example/a?b=1',
    '////evil.example/a?b=1',
  ]) {
    const answer = ask(target)
    expect(answer?.status, target).toBe(308)
    expect(answer?.headers.get('location'), target).toBe('/evil.example/a?b=1')
  }
})

test('redirects an address with an invalid percent sign to the same address with the sign escaped', () => {
  for (const [target, location] of [
    ['/topic/50%?a=%', '/topic/50%25?a=%'],
    ['/blog/caf%C3', '/blog/caf%25C3'],
    ['//%/', '/%25/'],
  ] as const) {
    const answer = ask(target)
    expect(answer?.status, target).toBe(308)
    expect(answer?.headers.get('location'), target).toBe(location)
  }
})

test('rejects a host that changes the path, and an absolute URL', () => {
  expect(ask('/robots.txt', 'a.example/editor?')?.status).toBe(400)
  expect(ask('/robots.txt', 'a.example#')?.status).toBe(400)
  expect(answerOddRequest(new Request('http:///robots.txt'), '/robots.txt')?.status).toBe(400)
  expect(ask('http://evil.example/')?.status).toBe(400)
})
