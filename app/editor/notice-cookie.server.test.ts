import { expect, it } from 'vitest'
import { readNotice, redirectWithNotice } from './notice-cookie.server.ts'

const notice = { message: 'Se ha guardado «Año; ñu» en Blog.', links: [{ to: '/blog/ano', text: 'Ver' }] }

function bring(cookie: string): Request {
  return new Request('http://localhost/blog', { headers: { cookie } })
}

function written(message: string, links = notice.links): string {
  const { headers } = redirectWithNotice('/blog', { message, links })
  return headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

it('the page after a redirect reads the notice, and takes it away', () => {
  expect(readNotice(bring(`a=b; ${written(notice.message)}`))).toEqual({
    notice,
    forget: expect.stringContaining('Max-Age=0'),
  })
})

it('a request without one brings nothing', () => {
  expect(readNotice(bring('a=b'))).toEqual({})
})

it.each([
  '{',
  '%',
  '%7B%7D',
  encodeURIComponent('{"message":"a","links":[{"to":"https://x.es","text":"b"}]}'),
])('what the site has not written is taken away unread: %s', (value) => {
  expect(readNotice(bring(`engrana.notice=${value}`))).toEqual({ forget: expect.any(String) })
})

it('a long notice leaves its links off and fits in a cookie', () => {
  const links = Array.from({ length: 3 }, () => ({ to: `/blog/${'a'.repeat(1000)}`, text: 'ñ'.repeat(100) }))
  const cookie = written(notice.message, links)
  expect(cookie.length).toBeLessThan(4096)
  expect(readNotice(bring(cookie)).notice).toEqual({ message: notice.message, links: [] })
})
