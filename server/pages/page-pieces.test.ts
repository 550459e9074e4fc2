import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cutPage, joinPlain, joinZipped, prepareInsert } from './page-pieces.ts'

const before = `<html>${'á palanca '.repeat(3000)}`
const after = `${'é rueda '.repeat(4000)}</html>`
const text = Buffer.from(`${before}<i>menu</i>${after}`)
const start = Buffer.byteLength(before)
const place = { start, end: start + '<i>menu</i>'.length }

test('inserts any menu between the two pieces of a page, as plain text and as one gzip stream', async () => {
  const pieces = await cutPage(text, place)
  for (const menu of ['<i>menu</i>', 'ana@ejemplo.es', 'ñ'.repeat(70_000), '']) {
    const insert = prepareInsert(menu)
    const whole = before + menu + after
    expect(joinPlain(pieces, insert).toString()).toBe(whole)
    // gunzipSync also verifies length and checksum.
    expect(gunzipSync(joinZipped(pieces, insert)).toString()).toBe(whole)
  }
})

test('is little larger than the page compressed as a whole', async () => {
  const joined = joinZipped(await cutPage(text, place), prepareInsert('menu'))
  expect(joined.length).toBeLessThan(2000)
})
