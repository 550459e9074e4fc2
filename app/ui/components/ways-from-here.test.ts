import { expect, it } from 'vitest'
import { wordsOfPath } from './ways-from-here.tsx'

it.each([
  ['/topic/ley-de-ohms', 'ley de ohms'],
  ['/temas/palancas.html', 'palancas'],
  ['/blog/', 'blog'],
  ['/', ''],
  ['/%F0%9F/<script>', 'script'],
])('extracts the search words from %s', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
