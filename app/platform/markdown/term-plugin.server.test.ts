import { expect, it } from 'vitest'
import { readStrictHtml } from '../../../test/support/strict-html.ts'
import { markdownToHtml, solutionToHtml } from './markdown-to-html.server.ts'
import { renderMarkdown } from './render-markdown.server.ts'
import type { Term } from './term-matcher.ts'

const gear: Term = {
  id: 'engranaje',
  name: 'engranaje',
  definition: 'Rueda con dientes.',
  address: '/glosario#engranaje',
  forms: ['engranaje', 'engranajes', 'rueda dentada'],
}
const bit: Term = { ...gear, id: 'bit', name: 'bit', definition: 'Cifra: 0 o 1.', forms: ['bit', 'bits'] }
const none = (): undefined => undefined

const render = (source: string, terms: Term[] = [gear, bit]): string =>
  markdownToHtml(source, none, { terms })
/** The words that became buttons. */
const wordsOf = (html: string): string[] =>
  [...html.matchAll(/<button type="button" class="term"[^>]*>([^<]*)</g)].map(([, word = '']) => word)

it('explains the first occurrence of a term, in any of its forms', () => {
  const html = render('Dos engranajes y otro engranaje.\n\nUna rueda dentada.')
  expect(html).toBe(
    '<p>Dos <button type="button" class="term" popovertarget="s-termino-1">engranajes</button>' +
      '<span popover="auto" id="s-termino-1" class="term-card" role="note" aria-label="engranaje">' +
      '<strong>engranaje</strong><span class="term-text">Rueda con dientes.</span>' +
      '<a href="/glosario#engranaje">Ver en el glosario</a> ' +
      '<button type="button" class="term-close" popovertarget="s-termino-1" popovertargetaction="hide">Cerrar</button>' +
      '</span> y otro engranaje.</p>\n<p>Una rueda dentada.</p>\n',
  )
})

it.each([
  ['a heading', '## El bit'],
  ['a link', '[un bit](/temario)'],
  ['code', '`bit`\n\n    bit\n\n```text\nbit\n```'],
  ['a formula', '$\\text{bit}$\n\n$$\\text{bit}$$'],
  ['a table', '| bit |\n|---|\n| bit |'],
  ['a caption', '![Un bit visto de lejos](/figuras/a.svg "Un bit")'],
  ['the title of a container', ':::ejemplo El bit\nTexto\n:::'],
  ['a word that the text defines itself', '- **bit**: cifra.\n- ***bit***: cifra.'],
])('does not explain a term in %s', (_, source) => {
  expect(render(source)).toBe(markdownToHtml(source, none))
  expect(wordsOf(render(`${source}\n\nUn bit.`))).toEqual(['bit'])
})

it('explains terms in lists, quotes, containers and bold text', () => {
  const source = '- un **engranaje** nuevo\n\n:::aviso\n> *bits*\n:::'
  expect(wordsOf(render(source))).toEqual(['engranaje', 'bits'])
})

it('gives each explanation a unique id that no heading has', () => {
  const html = render('## Término 1\n\nUn bit y un engranaje.')
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['s-termino-1', 's-termino-2', 's-termino-3'])
  const scoped = markdownToHtml('Un bit.', none, { terms: [bit], scope: 'a' })
  expect(scoped).toContain('popovertarget="s-a--termino-1"')
  expect(scoped).toContain(' id="s-a--termino-1"')
})

it('escapes hostile names and definitions', () => {
  const hostile = '"><img src=x onerror=alert(1)></span><script>alert(1)</script>'
  const html = render('Un bit.', [
    { ...bit, name: hostile, definition: hostile, address: 'javascript:alert(1)' },
  ])
  const tags = readStrictHtml(html).map(({ name }) => name)
  expect(new Set(tags)).toEqual(new Set(['p', 'button', 'span', 'strong', 'a']))
  expect(html).not.toContain('javascript:')
})

it('removes buttons and popovers written in the text itself', () => {
  const own = '<p><button popovertarget="contenido">a</button><span popover class="term-card">b</span></p>'
  expect(solutionToHtml(own, none, { terms: [] })).toBe('<p>a<span>b</span></p>')
  expect(render(own)).not.toMatch(/<button|<span/)
})

it('renders again when a term has changed', async () => {
  const first = await renderMarkdown('Un bit más.', none, { terms: [bit] })
  const second = await renderMarkdown('Un bit más.', none, { terms: [{ ...bit, definition: 'Otra.' }] })
  expect(first).toContain('Cifra: 0 o 1.')
  expect(second).toContain('Otra.')
  expect(await renderMarkdown('Un bit más.', none)).toBe('<p>Un bit más.</p>\n')
})
