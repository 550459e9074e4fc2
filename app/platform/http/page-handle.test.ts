import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every page that is hydrated whole and may answer 409 uses it', () => {
  const pages = globSync('app/**/*-page.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const answering = pages.filter(({ text }) => /\b409\b/.test(text) && text.includes('hydrate: true'))
  expect(answering.length).toBeGreaterThan(4)
  const silent = answering.filter(({ text }) => !text.includes('revalidateOnConflict as shouldRevalidate'))
  expect(silent.map(({ file }) => file)).toEqual([])
})
