import { expect, it } from 'vitest'
import { markdownToHtml } from './markdown-to-html.server.ts'
import type { Picture } from './picture.ts'
import { renderMarkdown, renderSolution } from './render-markdown.server.ts'

const figure: Picture = { src: '/figuras/palanca.svg', width: 360, height: 200 }
const pictures = (url: string): Picture | undefined => (url === figure.src ? figure : undefined)

it('gives the same HTML as the renderer, including pictures that the thread cannot look up', async () => {
  const source = '![Una palanca](/figuras/palanca.svg)\n\n![Otra](&#47;figuras/palanca.svg) $a$'
  expect(markdownToHtml(source, pictures)).toMatch(/<img .*<img /s)
  expect(await renderMarkdown(source, pictures)).toBe(markdownToHtml(source, pictures))
  expect(await renderSolution('<p>a<img src="/figuras/palanca.svg">', pictures)).toContain('width="360"')
})

it('renders again after a picture has changed, and uses the cache otherwise', async () => {
  const source = '![Una palanca](/figuras/palanca.svg) que se cambia'
  expect(await renderMarkdown(source, () => undefined)).toContain('<a href="/figuras/palanca.svg">')
  expect(await renderMarkdown(source, pictures)).toContain('width="360"')
  expect(await renderMarkdown(source, () => ({ ...figure, width: 500 }))).toContain('width="500"')
  expect(await renderMarkdown(source, pictures)).toContain('width="360"')
})

it('notes where a text over the limit was cut', async () => {
  expect(await renderMarkdown('a'.repeat(300_000), pictures)).toContain('se ha cortado aquí')
})

it('does not block the event loop while it renders hostile text', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 1)
  const texts = ['*a_ ', '> - > - a\n', '$a^{', '[[]]', 'a@'].map((piece) =>
    piece.repeat(100_000 / piece.length),
  )
  await Promise.all(texts.map((text) => renderMarkdown(text, pictures)))
  clearInterval(count)
  // Each text takes the renderer tens of milliseconds, which would block a single thread.
  expect(turns).toBeGreaterThan(texts.length * 2)
})

it('renders links and external pictures as plain text where `plainLinks` is set', async () => {
  const source =
    'Mira [esto **ya**](https://a.example), https://b.example, <c@d.example>, [aquí][x] y ![una foto](https://e.example/f.png)\n\n[x]: /cuenta'
  const html = await renderMarkdown(source, () => undefined, { plainLinks: true })
  expect(html).not.toMatch(/<a\b|<img|href|src/)
  expect(html.replaceAll(/<[^>]+>/g, '').trim()).toBe(
    'Mira esto ya, https://b.example, c@d.example, aquí y una foto',
  )
  expect(await renderMarkdown(source, () => undefined)).toContain('<a href="https://a.example"')
})
