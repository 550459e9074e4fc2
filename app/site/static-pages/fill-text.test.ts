import { expect, it } from 'vitest'
import { defaultSettings } from '../../platform/http/site-settings.ts'
import { markdownToHtml } from '../../platform/markdown/markdown-to-html.server.ts'
import { fillText, type PageFacts } from './fill-text.ts'
import { pageNames, usualTexts } from './fixed-pages.ts'

const facts: PageFacts = {
  siteName: 'Engrana',
  school: {
    schoolName: 'el IES Ejemplo',
    address: 'calle Mayor, 1, 28001 Madrid',
    email: 'centro@ejemplo.es',
    responsible: 'la dirección del centro',
    protection: 'dpd@ejemplo.es',
  },
  backups: 'Copias.',
  model: 'Modelo.',
  google: 'Google.',
}
const html = (text: string): string => markdownToHtml(text, () => undefined)

it.each(pageNames)('the text of %s names the publisher, and no braces are left', (name) => {
  const filled = fillText(usualTexts[name], facts)
  expect(filled).not.toMatch(/[{}]/)
  expect(filled.length).toBeGreaterThan(300)
})

it.each(pageNames)('the text of %s states plainly which facts are missing', (name) => {
  const filled = fillText(usualTexts[name], { ...facts, school: defaultSettings.school })
  expect(filled).not.toMatch(/[{}]|undefined|completará/)
  if (usualTexts[name].includes('{centro}'))
    expect(filled).toContain('un centro que todavía no ha escrito aquí su nombre')
})

it('contains the school, its address and its e-mail where the law requires them', () => {
  for (const name of ['privacidad', 'legal'] as const) {
    const page = html(fillText(usualTexts[name], facts))
    for (const words of ['el IES Ejemplo', 'calle Mayor, 1, 28001 Madrid', 'la dirección del centro'])
      expect(page).toContain(words)
    expect(page).toContain('<a href="mailto:centro@ejemplo.es">centro@ejemplo.es</a>')
  }
})

it('escapes a hostile name', () => {
  const schoolName = '<script>alert(1)</script> **negrita** [enlace](https://malo.example) {correo} | `x`'
  const page = html(fillText('La publica {centro}.', { ...facts, school: { ...facts.school, schoolName } }))
  expect(page).not.toMatch(/<script|<strong|<a |<code/)
  expect(page).toContain('**negrita**')
  expect(page).toContain('{correo}')
})

it('keeps unknown names in braces', () => {
  expect(fillText('{nada} {constructor} {Centro}', facts)).toBe('{nada} {constructor} {Centro}')
})
