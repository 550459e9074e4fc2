import { expect, test } from 'vitest'
import { describeFacts, toolFactFields } from './tool-facts.ts'

const { runsIn, account, language } = toolFactFields

test.each([
  [runsIn, 'No se instala', 'browser'],
  [runsIn, 'sí', 'installed'],
  [account, 'no', 'none'],
  [account, 'Cuenta opcional', 'optional'],
  [account, 'required', 'required'],
  [language, 'ES', 'spanish'],
  [language, 'inglés', 'english'],
])('a document may write a fact of a tool in its own way', (field, written, meant) => {
  expect(field.schema.parse(field.fromText?.(written, ''))).toBe(meant)
})

test('what is no answer is refused, and what is left empty is not said', () => {
  expect(account.schema.safeParse(account.fromText?.('quizá', '')).success).toBe(false)
  expect(account.schema.parse('')).toBe(null)
})

test('a tool says what it asks in one order, and nothing of what it does not know', () => {
  const tool = { language: 'english', runsIn: 'browser', account: null }
  expect(describeFacts(tool).map(({ text }) => text)).toEqual(['No se instala', 'En inglés'])
  expect(describeFacts({ runsIn: 'constructor' })).toEqual([])
})
