import { expect, it } from 'vitest'
import { formTexts, listName } from './parse-form.ts'

function formOf(entries: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it('takes the last of two inputs of one name, as a box to tick and its hidden field need it', () => {
  expect(
    formTexts(
      formOf([
        ['published', '0'],
        ['published', '1'],
      ]),
    ),
  ).toEqual({ published: '1' })
})

it('makes lines of the inputs of a list, and an empty text where none is ticked', () => {
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
