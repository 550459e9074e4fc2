import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reviewText } from '../author-rules/review-text.server.ts'
import { listLinkedPlaces } from './linked-places.ts'

const written = (text: string): string[] => listLinkedPlaces(text).map(({ at, name }) => `${at} ${name}`)

it('finds inline links, reference links and HTML links, each target once', () => {
  expect(written('Repasa [las palancas](/topic/palancas) y [otra vez](/topic/palancas#ley).')).toEqual([
    '/topic/ palancas',
  ])
  expect(written('[reto](</retos/puente> "El puente") y [más][1]\n\n[1]: /problemas/polea?x=1')).toEqual([
    '/retos/ puente',
    '/problemas/ polea',
  ])
  expect(written('<p><a class="x" href="/topic/maquinas-simples/">Repasa</a></p>')).toEqual([
    '/topic/ maquinas-simples',
  ])
  expect(written('[engranaje](/glosario#termino-engranaje)')).toEqual(['/glosario#termino- engranaje'])
})

it('ignores code, pictures, other sites and list pages', () => {
  expect(
    written('```\n[a](/topic/a)\n```\n`[b](/topic/b)` ![c](/figuras/c.svg) [d](//otra.es/topic/d)'),
  ).toEqual([])
  expect(written('[e](/temario) [f](https://a.es/topic/f) [g](/) [h](#aqui) [i](/topic/%E0%A4%A)')).toEqual([
    '/topic/ %E0%A4%A',
  ])
})

it('finds the same links in the whole sample course as the Markdown parser', () => {
  const folders = ['temario', 'retos', 'problemas', 'blog']
  let count = 0
  for (const folder of folders) {
    for (const name of readdirSync(`content/${folder}`)) {
      const text = readFileSync(`content/${folder}/${name}`, 'utf8')
      const links = reviewText(text, new Map()).addresses.filter(({ kind }) => kind === 'link')
      const documents = links.flatMap(({ address }) => /^\/[a-z]+\/([a-z0-9-]+)/.exec(address)?.[1] ?? [])
      expect(
        listLinkedPlaces(text)
          .map((place) => place.name)
          .sort(),
        name,
      ).toEqual([...new Set(documents)].sort())
      count += documents.length
    }
  }
  expect(count).toBeGreaterThan(20)
})

it.each([
  ['brackets', '['.repeat(100_000)],
  ['beginnings of links', ']('.repeat(50_000)],
  ['marks of code', '`a'.repeat(50_000)],
  ['fences', '```\n'.repeat(25_000)],
  ['slashes', `](/${'/'.repeat(99_000)}`],
  ['spaces', `](${' '.repeat(99_000)}`],
  ['references', ']: '.repeat(33_000)],
  ['links', '[a](/topic/a1)'.repeat(7_000)],
])('scans a hundred thousand letters of %s without delay', (_name, text) => {
  expect(listLinkedPlaces(text).length).toBeLessThanOrEqual(100)
})
