import { expect, test } from 'vitest'
import { toScriptText } from '../../ui/components/json-ld.tsx'
import type { OgImage } from '../../ui/components/og-image.ts'
import { listUnknown, readVocabulary } from './schema-vocabulary-fixture.ts'
import { blogPosting, breadcrumbs, learningResource, termSet, webSite } from './structured-data.ts'

const vocabulary = readVocabulary()
const site = { origin: 'https://tecno.example.org', siteName: 'Engrana', tagline: 'Aprende.' }
const ogImage: OgImage = {
  tipo: 'temario',
  name: 'palancas',
  title: 'Palancas',
  kind: 'Tema',
  detail: 'Máquinas',
  color: 'blue',
}
const facts = {
  path: '/topic/palancas',
  title: 'Palancas',
  description: 'Qué es',
  sheet: ogImage,
  updatedAt: '2026-11-20T10:00:00.000Z',
  level: '2.º de ESO',
  block: 'Máquinas',
  minutes: 6,
  criteria: [{ subject: 'Tecnología y Digitalización', code: '1.1', text: 'Definir problemas.' }],
}

test('uses only schema.org vocabulary on every kind of page', () => {
  const graph = [
    learningResource(site, facts),
    blogPosting(site, { ...facts, date: '2026-11-02' }),
    breadcrumbs(site, { section: 'Temario', list: '/temario' }, 'Palancas'),
    webSite(site, 'Aprende'),
    termSet(site, { title: 'Glosario', description: 'Palabras' }),
  ]
  expect(listUnknown(vocabulary, graph)).toEqual([])
  expect(graph[0]).toMatchObject({
    educationalLevel: '2.º de ESO',
    teaches: 'Máquinas',
    timeRequired: 'PT6M',
    inLanguage: 'es',
    isAccessibleForFree: true,
    url: 'https://tecno.example.org/topic/palancas',
    educationalAlignment: [{ targetName: '1.1. Definir problemas.' }],
  })
})

test('omits unknown facts, and names the whole stage if there are no courses', () => {
  const { minutes: _, ...known } = facts
  const data = learningResource(site, { ...known, level: '', block: '', criteria: [] })
  expect(data).toMatchObject({ educationalLevel: 'ESO' })
  for (const name of ['teaches', 'educationalAlignment', 'timeRequired'])
    expect(data).not.toHaveProperty(name)
})

test('the vocabulary check detects errors', () => {
  const wrong = [
    { '@type': 'LearningResource', teach: 'x', name: 'y', author: { '@type': 'Organisation' } },
    { '@type': 'Tema' },
  ]
  expect(listUnknown(vocabulary, wrong)).toEqual([
    ...['[0]: LearningResource.teach', '[0].author: @type Organisation', '[1]: @type Tema'],
  ])
})

test('a title cannot close its script element', () => {
  const title = '</script><script>alert(1)</script><!--\u2028\u2029&amp; \uD800'
  const text = toScriptText(breadcrumbs(site, { section: title, list: '/x' }, title))
  expect(text).not.toMatch(/[<>&\u2028\u2029\uD800-\uDFFF]/)
  const read: unknown = JSON.parse(text)
  expect(read).toMatchObject({ itemListElement: [{ name: title }, { name: title }] })
})
