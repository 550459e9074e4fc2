import { describe, expect, it } from 'vitest'
import { readStrictHtml } from '../../../test/support/strict-html.ts'
import { htmlPieces, markdownPieces } from './hostile-markdown-fixture.ts'
import { MARKDOWN_LIMIT } from './markdown-limit.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'

const noPictures = () => undefined
const render = (source: string) => markdownToHtml(source, noPictures)
const fill = (piece: string, length = MARKDOWN_LIMIT) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const count = (html: string, piece: string) => html.split(piece).length - 1

describe('hostile text', () => {
  it.each(markdownPieces)('made only of %j renders to complete, valid HTML', (piece) => {
    expect(() => readStrictHtml(render(fill(piece)))).not.toThrow()
    expect(() => readStrictHtml(render(`- > :::aviso\n${fill(piece, 5_000)}`))).not.toThrow()
  })

  it.each(htmlPieces)('made only of the tag %j renders to complete, valid HTML', (piece) => {
    expect(() => readStrictHtml(solutionToHtml(fill(piece), noPictures))).not.toThrow()
  })

  it('is limited in the nesting of quotes and lists', () => {
    expect(count(render(fill('>', 1_000)), '<blockquote>')).toBeLessThan(20)
    expect(count(render(`${fill('- ', 1_000)}a`), '<ul>')).toBeLessThan(20)
  })

  it('loses no text, however deeply it is nested', () => {
    const words = (html: string): string[] => html.match(/n\d+/g) ?? []
    const names = Array.from({ length: 60 }, (_, level) => `n${level}`)
    const lists = names.map((name, level) => `${'  '.repeat(level)}- ${name}`).join('\n')
    const quotes = names.map((name, level) => `${'> '.repeat(level)}${name}`).join('\n')
    const containers = names.map((name) => `:::aviso\n\n${name}`).join('\n\n')
    for (const text of [lists, quotes, containers]) expect(words(render(text))).toEqual(names)
    expect(render(`${'> '.repeat(200)}fin`)).toContain('fin')
    expect(render(`${'- '.repeat(200)}fin`)).toContain('fin')
  })

  it('renders a limited number of formulas, and the others as source', () => {
    const html = render('$x$ '.repeat(2_000))
    expect(count(html, '<math>')).toBe(400)
    expect(count(html, '<code class="formula-source">x</code>')).toBe(1_600)
  })

  it('renders a limited total length of formulas', () => {
    const html = render(`$\\text{${fill('a', 893)}}$ `.repeat(100))
    expect(count(html, '<math>')).toBe(13)
    expect(count(html, 'class="formula-source"')).toBe(87)
  })

  it('does not parse a text over the length limit as a formula', () => {
    expect(render(`$${fill('a', 1_001)}$`)).not.toContain('<code')
    expect(render(`$$\n${fill('a', 1_001)}\n$$`)).not.toContain('<code')
  })

  it('does not render formulas that define macros', () => {
    for (const command of ['\\def\\a{b}', '\\gdef\\a{b}', '\\let\\a=b', '\\newcommand{\\a}{b}']) {
      expect(render(`$${command}\\a$`)).toContain('<code class="formula-source">')
    }
  })

  it('highlights a limited length of code, and no very long lines or words', () => {
    const block = `\`\`\`python\n${fill('x = 1\n', 6_000)}\n\`\`\`\n\n`
    expect(count(render(block.repeat(3)), '<pre')).toBe(3)
    expect(count(render(block.repeat(3)), 'hljs-number')).toBe(2_000)
    expect(render(`\`\`\`cpp\n${fill('int ', 400)}\n\`\`\``)).not.toContain('hljs')
    expect(render(`\`\`\`cpp\nint ${fill('a', 100)}\n\`\`\``)).not.toContain('hljs')
  })

  it('gives a unique id to each of thousands of equal headings', () => {
    const html = render('# a\n'.repeat(5_000))
    expect(new Set(html.match(/id="[^"]*"/g)).size).toBe(5_000)
  })

  it('renders > as text after too many quotes without an empty line', () => {
    const html = render('> ~~~\na\n'.repeat(9_000))
    expect(count(html, '<blockquote>')).toBeLessThan(100)
    expect(count(render('> a\n\nb\n\n'.repeat(3_000)), '<blockquote>')).toBe(3_000)
  })

  it('renders a limited number of pictures, and links to the others', () => {
    const html = markdownToHtml('![a](/a.png) '.repeat(400), (src) => ({ src, width: 1, height: 1 }))
    expect(count(html, '<img ')).toBe(300)
    // Each picture is also a link to its file.
    expect(count(html, '<a ')).toBe(400)
  })

  it('does not repeat a long address for each of many reference links', () => {
    const html = render(`[a]: /${fill('b', 20_000)}\n\n${fill('[a] ', 70_000)}`)
    expect(html.length).toBeLessThan(200_000)
    expect(render(`[a]: /${fill('b', 2_000)}\n\n[a]`)).toContain('<a href="/b')
  })

  it('renders a text with too many tags as plain source', () => {
    const html = render('*a* '.repeat(20_000))
    expect(html).toMatch(
      /^<p class="limit-note">El texto es demasiado complejo y se muestra sin formato\.<\/p>\n<pre/,
    )
    expect(html).toContain('*a* *a*')
    const solution = solutionToHtml(fill('<b></i>'), noPictures)
    expect(solution).toContain('&lt;b&gt;&lt;/i&gt;')
  })

  it('does not split a surrogate pair where the text is cut', () => {
    expect(render(`a${'👍'.repeat(MARKDOWN_LIMIT / 2)}`)).toContain('\ufffd</p>')
  })
})
