import { expect, test } from 'vitest'
import { tools } from './text-edit.ts'

test('wraps the selection and keeps it selected', () => {
  const { insert, selectFrom, selectTo } = tools.bold({ text: 'la fuerza', start: 3, end: 9 })
  expect(insert).toBe('**fuerza**')
  expect(insert.slice(selectFrom, selectTo)).toBe('fuerza')
})

test('inserts a selected sample text if nothing is selected', () => {
  const { insert, selectFrom, selectTo } = tools.bold({ text: '', start: 0, end: 0 })
  expect(insert).toBe('**texto en negrita**')
  expect(insert.slice(selectFrom, selectTo)).toBe('texto en negrita')
})

test('separates an empty table from the text around it', () => {
  const text = 'antesdespués'
  const { insert, selectFrom, selectTo } = tools.table({ text, start: 5, end: 5 })
  expect(insert).toBe('\n\n|  |  |\n| --- | --- |\n|  |  |\n\n')
  // The caret is in the first cell.
  expect([selectFrom, selectTo]).toEqual([4, 4])
})

test('makes a code block of several lines, and inline code of one word', () => {
  expect(tools.code({ text: 'x', start: 0, end: 1 }).insert).toBe('`x`')
  expect(tools.code({ text: 'a\nb', start: 0, end: 3 }).insert).toBe('```python\na\nb\n```\n')
})
