import { expect, it } from 'vitest'
import { formTexts, listName } from './parse-form.ts'

function formOf(entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it('uses the last of two inputs with the same name, as for a check box with a hidden field', () => {
  expect(
    formTexts(
      formOf([
        ['published', '0'],
        ['published', '1'],
      ]),
    ),
  ).toEqual({ published: '1' })
})

it('joins the inputs of a list as lines, and gives an empty text where none is checked', () => {
  const name = listName('topicIds')
  expect(
    formTexts(
      formOf([
        [name, ''],
        [name, 'a'],
        [name, 'b'],
      ]),
    ),
  ).toEqual({ topicIds: 'a\nb' })
  expect(formTexts(formOf([[name, '']]))).toEqual({ topicIds: '' })
})
