import { expect, test } from 'vitest'
import { tools } from './text-edit.ts'

test('wraps what is selected and keeps it selected', () => {
  const { insert, selectFrom, selectTo } = tools.bold({ text: 'la fuerza', start: 3, end: 9 })
  expect(insert).toBe('**fuerza**')
  expect(insert.slice(selectFrom, selectTo)).toBe('fuerza')
})

test('offers a sample to write over where nothing is selected', () => {
  const { insert, selectFrom, selectTo } = tools.bold({ text: '', start: 0, end: 0 })
  expect(insert).toBe('**texto en negrita**')
  expect(insert.slice(selectFrom, selectTo)).toBe('texto en negrita')
})

test('stands an empty table apart from the text around it', () => {
  const text = 'antesdespués'
  const { insert, selectFrom, selectTo } = tools.table({ text, start: 5, end: 5 })
  expect(insert).toBe('\n\n|  |  |\n| --- | --- |\n|  |  |\n\n')
  // In the first cell, which is empty as all are.
  expect([selectFrom, selectTo]).toEqual([4, 4])
})

test('makes a block of code of several lines and a word of one', () => {
  expect(tools.code({ text: 'x', start: 0, end: 1 }).insert).toBe('`x`')
  expect(tools.code({ text: 'a\nb', start: 0, end: 3 }).insert).toBe('```python\na\nb\n```\n')
})
