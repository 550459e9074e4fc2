import { expect, it } from 'vitest'
import { stillWrong } from './use-document-form.ts'

const errors = { title: 'Escribe el título.', content: 'Escribe el contenido.' }
const taken = 'Otro tema tiene ya ese slug.'

it('removes the error of a field that was corrected, and leaves the others', () => {
  const parsed = { ok: false, errors: { content: 'Escribe el contenido.' } } as const
  expect(stillWrong(errors, { edited: 'title', parsed, beyond: [taken] })).toEqual({
    content: 'Escribe el contenido.',
  })
})

it('updates the message of the edited field, and adds no errors for other fields', () => {
  const parsed = { ok: false, errors: { title: 'Escribe como mucho 200 caracteres.', summary: 'x' } } as const
  expect(stillWrong({ title: 'a' }, { edited: 'title', parsed, beyond: [taken] })).toEqual({
    title: 'Escribe como mucho 200 caracteres.',
  })
})

it('keeps the error of a taken slug until the slug or the title changes', () => {
  const parsed = { ok: true, value: null } as const
  expect(stillWrong({ slug: taken }, { edited: 'content', parsed, beyond: [taken] })).toEqual({ slug: taken })
  expect(stillWrong({ slug: taken }, { edited: 'slug', parsed, beyond: [taken] })).toEqual({})
  expect(stillWrong({ slug: taken }, { edited: 'title', parsed, beyond: [taken] })).toEqual({})
})
