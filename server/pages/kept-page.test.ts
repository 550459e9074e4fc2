import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isUnchanged } from '../app/ui/unchanged.ts'
import { chooseEncoding, compressBest, keepPage } from './kept-page.ts'

const page = () =>
  keepPage({ html: 'á'.repeat(5000), headers: [['Content-Type', 'text/html']], versions: new Map() })

test('holds three forms of one page, each with its own strong tag', async () => {
  const { forms } = await page()
  expect(brotliDecompressSync(forms.br.body).toString()).toBe('á'.repeat(5000))
  expect(gunzipSync(forms.gzip.body).toString()).toBe('á'.repeat(5000))
  expect(new Set([forms.br.etag, forms.gzip.etag, forms.identity.etag]).size).toBe(3)
  expect(forms.br.headers.slice(-2)).toEqual(['Content-Length', String(forms.br.body.length)])
})

test('changes the tag when the bytes change, though the page does not', async () => {
  const kept = await page()
  const quick = kept.forms.br
  await compressBest(kept)
  expect(kept.forms.br.etag).not.toBe(quick.etag)
  expect(kept.forms.br.headers).toContain(kept.forms.br.etag)
  expect(brotliDecompressSync(kept.forms.br.body).toString()).toBe('á'.repeat(5000))
})

test('sends what the browser can read', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip, br;q=0')).toBe('gzip')
  expect(chooseEncoding('br;q=0.0, gzip;q=0')).toBe('identity')
  expect(chooseEncoding('gzip;q=0.5')).toBe('gzip')
  expect(chooseEncoding('brew')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('compares tags as If-None-Match asks', () => {
  expect(isUnchanged('"a", W/"b"', '"b"')).toBe(true)
  expect(isUnchanged('*', '"b"')).toBe(true)
  expect(isUnchanged('"a"', '"b"')).toBe(false)
  expect(isUnchanged(undefined, '"b"')).toBe(false)
})
