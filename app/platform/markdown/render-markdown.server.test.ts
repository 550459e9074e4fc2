import { expect, it } from 'vitest'
import { markdownToHtml } from './markdown-to-html.server.ts'
import type { Picture } from './picture.ts'
import { renderMarkdown, renderSolution } from './render-markdown.server.ts'

const figure: Picture = { src: '/figuras/palanca.svg', width: 360, height: 200 }
const pictures = (url: string): Picture | undefined => (url === figure.src ? figure : undefined)

it('gives what the renderer gives, with pictures that a thread cannot look up', async () => {
  const source = '![Una palanca](/figuras/palanca.svg)\n\n![Otra](&#47;figuras/palanca.svg) $a$'
  expect(markdownToHtml(source, pictures)).toMatch(/<img .*<img /s)
  expect(await renderMarkdown(source, pictures)).toBe(markdownToHtml(source, pictures))
  expect(await renderSolution('<p>a<img src="/figuras/palanca.svg">', pictures)).toContain('width="360"')
})

it('shows the new picture after it was replaced, and the old rendering while it is the same', async () => {
  const source = '![Una palanca](/figuras/palanca.svg) que se cambia'
  expect(await renderMarkdown(source, () => undefined)).toContain('<a href="/figuras/palanca.svg">')
  expect(await renderMarkdown(source, pictures)).toContain('width="360"')
  expect(await renderMarkdown(source, () => ({ ...figure, width: 500 }))).toContain('width="500"')
  expect(await renderMarkdown(source, pictures)).toContain('width="360"')
})

it('says where a text was cut that is longer than the longest', async () => {
  expect(await renderMarkdown('a'.repeat(300_000), pictures)).toContain('se ha cortado aquí')
})

it('lets other work go on while it renders hostile text', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 1)
  const texts = ['*a_ ', '> - > - a\n', '$a^{', '[[]]', 'a@'].map((piece) =>
    piece.repeat(100_000 / piece.length),
  )
  await Promise.all(texts.map((text) => renderMarkdown(text, pictures)))
  clearInterval(count)
  // Each of them takes the renderer tens of milliseconds, in which a single thread would not turn once.
  expect(turns).toBeGreaterThan(texts.length * 2)
})

it('leaves the words of links and of pictures from elsewhere where nobody has looked the text through', async () => {
  const source =
    'Mira [esto **ya**](https://a.example), https://b.example, <c@d.example>, [aquí][x] y ![una foto](https://e.example/f.png)\n\n[x]: /cuenta'
  const html = await renderMarkdown(source, () => undefined, { plainLinks: true })
  expect(html).not.toMatch(/<a\b|<img|href|src/)
  expect(html.replaceAll(/<[^>]+>/g, '').trim()).toBe(
    'Mira esto ya, https://b.example, c@d.example, aquí y una foto',
  )
  expect(await renderMarkdown(source, () => undefined)).toContain('<a href="https://a.example"')
})
