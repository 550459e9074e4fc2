import { expect, it } from 'vitest'
import { renderPreview } from './render-preview.server.tsx'

const question = ':::pregunta\n¿Qué conduce?\n\n```yaml\nvalor: 2\nunidad: V\n```\n:::\n'
const noPicture = () => undefined

it('renders the questions of a topic in fields that the surrounding form does not send', async () => {
  const html = await renderPreview(`Antes.\n\n${question}`, 'questions', noPicture)
  expect(html).toMatch(
    /<p>Antes\.<\/p>.*<fieldset disabled="" class="answer answer-preview">.*<input .*<\/fieldset>/s,
  )
  expect(html).not.toMatch(/<form|data-island/)
})

it('renders other texts as their pages do', async () => {
  expect(await renderPreview('**a**', 'markdown', noPicture)).toBe('<p><strong>a</strong></p>\n')
  expect(await renderPreview('<b>a</b>', 'solution', noPicture)).toBe('<b>a</b>')
  expect(await renderPreview(question, null, noPicture)).not.toContain('<input')
})
