import { expect, it } from 'vitest'
import { stillWrong } from './mended-errors.ts'

const errors = { title: 'Escribe el título.', content: 'Escribe el contenido.' }
const taken = 'Otro tema tiene ya ese slug.'

it('takes an error back as soon as its field is mended, and leaves the others', () => {
  const parsed = { ok: false, errors: { content: 'Escribe el contenido.' } } as const
  expect(stillWrong(errors, { edited: 'title', parsed, beyond: [taken] })).toEqual({
    content: 'Escribe el contenido.',
  })
})

it('says what is wrong with the field now, and shows no error that was not there', () => {
  const parsed = { ok: false, errors: { title: 'Escribe como mucho 200 caracteres.', summary: 'x' } } as const
  expect(stillWrong({ title: 'a' }, { edited: 'title', parsed, beyond: [taken] })).toEqual({
    title: 'Escribe como mucho 200 caracteres.',
  })
})

it('keeps a taken slug until the slug or the title is another', () => {
  const parsed = { ok: true, value: null } as const
  expect(stillWrong({ slug: taken }, { edited: 'content', parsed, beyond: [taken] })).toEqual({ slug: taken })
  expect(stillWrong({ slug: taken }, { edited: 'slug', parsed, beyond: [taken] })).toEqual({})
  expect(stillWrong({ slug: taken }, { edited: 'title', parsed, beyond: [taken] })).toEqual({})
})
