import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Calls that bundlers treat as free of side effects, although they throw on invalid input. */
const call = String.raw`(?:new (?:URL|RegExp|Intl\.\w+)|decodeURI(?:Component)?|encodeURI(?:Component)?|JSON\.parse|BigInt)\(`
const unused = new RegExp(String.raw`\{\n\s*(?:void )?${call}.*`, 'g')

test('no statement is a call that the build removes together with the error it would throw', async () => {
  const found: string[] = []
  for await (const file of glob('{app,server}/**/*.{ts,tsx}')) {
    for (const [text] of (await readFile(file, 'utf8')).matchAll(unused)) found.push(`${file}: ${text}`)
  }
  expect(found).toEqual([])
})

test('such a statement is detected', () => {
  expect('try {\n  decodeURI(path)\n  return true'.match(unused)).toHaveLength(1)
})
