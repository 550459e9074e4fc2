import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Calls that bundlers take for free of effects, though what is wrong makes them throw. */
const call = String.raw`(?:new (?:URL|RegExp|Intl\.\w+)|decodeURI(?:Component)?|encodeURI(?:Component)?|JSON\.parse|BigInt)\(`
const unused = new RegExp(String.raw`\{\n\s*(?:void )?${call}.*`, 'g')

test('no statement is a call that the build drops, with what it would have thrown', async () => {
  const found: string[] = []
  for await (const file of glob('{app,server}/**/*.{ts,tsx}')) {
    for (const [text] of (await readFile(file, 'utf8')).matchAll(unused)) found.push(`${file}: ${text}`)
  }
  expect(found).toEqual([])
})

test('such a statement is found', () => {
  expect('try {\n  decodeURI(path)\n  return true'.match(unused)).toHaveLength(1)
})
