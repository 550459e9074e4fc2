import RssParser from 'rss-parser'
import { expect, test } from 'vitest'
import { openPictures } from '../../documents/media/pictures.server.ts'
import type { FeedEntry } from './feed-entry.ts'
import { writeFeed } from './write-feed.server.ts'

const channel = {
  title: 'Engrana: novedades',
  description: 'Temas nuevos.',
  origin: 'https://tecno.example.org',
  page: '/',
  self: '/rss.xml',
  emptySince: '2026-11-20T23:00:00.000Z',
}
const pictures = openPictures(new Map())
const uploaded = '/media/temarioImages/0123456789abcdef01234567-800x600-abc.webp'

function entry(changes: Partial<FeedEntry> = {}): FeedEntry {
  return {
    path: '/topic/palancas',
    title: 'Palancas',
    kind: 'tema',
    summary: 'Qué es',
    imageUrl: null,
    date: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-02T10:00:00.000Z',
    texts: [{ kind: 'markdown', source: 'Texto' }],
    ...changes,
  }
}

const write = (...entries: FeedEntry[]) => writeFeed(channel, entries, pictures)
const read = async (xml: string) => new RssParser().parseString(xml)

test('a feed parser reads title, link, date and full text of each document', async () => {
  const feed = await read(await write(entry()))
  expect(feed).toMatchObject({
    title: 'Engrana: novedades',
    link: 'https://tecno.example.org/',
    language: 'es',
    feedUrl: 'https://tecno.example.org/rss.xml',
    lastBuildDate: 'Mon, 02 Nov 2026 10:00:00 GMT',
  })
  expect(feed.items).toMatchObject([
    {
      title: 'Palancas',
      link: 'https://tecno.example.org/topic/palancas',
      categories: ['tema'],
      guid: 'https://tecno.example.org/topic/palancas',
      isoDate: '2026-11-01T10:00:00.000Z',
      'content:encoded': expect.stringContaining('<p>Texto</p>'),
    },
  ])
})

test('keeps formulas and pictures with absolute addresses, and drops what needs our scripts and styles', async () => {
  const source = [
    `$$U = I \\cdot R$$\n\n![Una palanca](${uploaded})`,
    '[Otro tema](/topic/otro?a=1&b=2) [aquí](#fuerza) [fuera](https://example.org/x)',
    '- [x] hecho\n\n:::respuesta\n`código`\n:::',
    '<script>alert(1)</script>',
  ].join('\n\n')
  const texts = [{ kind: 'markdown', source } as const]
  const feed = await read(await write(entry({ texts, imageUrl: uploaded.replace('-abc', '-def') })))
  const html = feed.items[0]?.['content:encoded']
  expect(html).toMatch(/<math.*<mi>U<\/mi>/)
  expect(html).toContain(`<img src="https://tecno.example.org${uploaded}" alt="Una palanca"`)
  expect(html).toContain(`<img src="https://tecno.example.org${uploaded.replace('-abc', '-def')}"`)
  expect(html).toContain('href="https://tecno.example.org/topic/otro?a=1&amp;b=2"')
  expect(html).toContain('href="https://tecno.example.org/topic/palancas#s-fuerza"')
  expect(html).toContain('href="https://example.org/x"')
  expect(html).toContain('<summary>Ver respuesta</summary>')
  expect(html).toContain('☑')
  expect(html).not.toMatch(/<(?:script|input|button|span|picture|source)|class=|\bid=|data-|srcset|style/)
})

test('stays well-formed with hostile titles and texts', async () => {
  const title = ']]><script>\u0000\u0008\uFFFE\uD800 & <b> "ñ" 🌉'
  const xml = await write(
    entry({ title, summary: title, texts: [{ kind: 'solution', source: `<p>]]>&amp;${title}` }] }),
  )
  const [item] = (await read(xml)).items
  expect(item?.title).toBe(']]><script>\uFFFD & <b> "ñ" 🌉')
  expect(item?.content).toBe(']]&gt;&lt;script&gt;\uFFFD &amp; &lt;b&gt; &quot;ñ&quot; 🌉')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: checks that none is left
  expect(xml).not.toMatch(/[\u0000-\u0008\uFFFE]/)
})

test('is deterministic, and valid without entries', async () => {
  expect(await write(entry())).toBe(await write(entry()))
  const empty = await read(await write())
  expect(empty.items).toEqual([])
  expect(empty.lastBuildDate).toBe('Fri, 20 Nov 2026 23:00:00 GMT')
})

test('contains a question with its choices, but not its answer', async () => {
  const source =
    ':::pregunta\n¿Qué conduce?\n\n```yaml\nopciones:\n  - { texto: Cobre, correcta: true }\n  - { texto: Vidrio, di: Aísla }\n```\n\nEs un metal.\n:::\n'
  const feed = await read(await write(entry({ texts: [{ kind: 'markdown', source }] })))
  const html = feed.items[0]?.['content:encoded']
  expect(html).toMatch(/<p>¿Qué conduce\?<\/p>\s*<ul>\s*<li>Cobre<\/li>\s*<li>Vidrio<\/li>\s*<\/ul>/)
  expect(html).not.toMatch(/Es un metal|Aísla|correcta/)
})
