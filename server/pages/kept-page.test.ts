import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isUnchanged } from '../../app/platform/http/header-values.server.ts'
import { EncodedVariants } from './encoded-variants.ts'
import { compressBest, type Form, keepPage } from './kept-page.ts'

const html = `<html>${'á'.repeat(5000)}<div>menu</div>${'é'.repeat(5000)}</html>`
const page = (menu = '<div>menu</div>') =>
  keepPage({ html, headers: { 'content-type': 'text/html' }, menu, versions: new Map() })

test('keeps one form of a page and derives the others, each with its own strong ETag and length', async () => {
  const kept = await page()
  const derived = new EncodedVariants()
  const forms = [kept.br, await derived.gzip(kept), await derived.identity(kept)] as const
  const [br, gzip, identity] = forms
  expect(brotliDecompressSync(br.body).toString()).toBe(html)
  expect(gunzipSync(gzip.body).toString()).toBe(html)
  expect(identity.body.toString()).toBe(html)
  expect(forms.map((form) => headersOf(form)['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(new Set(forms.map(({ etag }) => etag)).size).toBe(3)
  for (const form of forms) {
    expect(headersOf(form)).toMatchObject({ etag: form.etag, 'content-type': 'text/html' })
    expect(headersOf(form)['content-length']).toBe(String(form.body.length))
    expect(form.etag).toMatch(/^"/)
  }
})

test('makes each form once, also for concurrent calls', async () => {
  const kept = await page()
  const derived = new EncodedVariants()
  const [one, other] = await Promise.all([derived.gzip(kept), derived.gzip(kept)])
  expect(one).toBe(other)
  expect(await derived.gzip(kept)).toBe(one)
})

test('changes the ETag when the bytes change, though the text does not', async () => {
  const kept = await page()
  const quick = kept.br
  await compressBest(kept, Buffer.from(html))
  expect(kept.br.etag).not.toBe(quick.etag)
  expect(kept.br.head.join(' ')).toContain(`etag ${kept.br.etag} content-encoding br`)
  expect(headersOf(kept.br)['content-length']).toBe(String(kept.br.body.length))
  expect(brotliDecompressSync(kept.br.body).toString()).toBe(html)
})

test('finds the byte range of the menu, and none where the menu is missing or occurs twice', async () => {
  const { menu } = await page()
  expect(Buffer.from(html).subarray(menu?.start, menu?.end).toString()).toBe('<div>menu</div>')
  expect((await page('<div>none</div>')).menu).toBeUndefined()
  expect((await page('áá')).menu).toBeUndefined()
})

test('compares ETags as If-None-Match requires', () => {
  expect(isUnchanged('"a", W/"b"', '"b"')).toBe(true)
  expect(isUnchanged('*', '"b"')).toBe(true)
  expect(isUnchanged('"a"', '"b"')).toBe(false)
  expect(isUnchanged(undefined, '"b"')).toBe(false)
})

function headersOf({ head }: Form): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [at, name] of head.entries()) if (at % 2 === 0) headers[name] = head[at + 1] ?? ''
  return headers
}
