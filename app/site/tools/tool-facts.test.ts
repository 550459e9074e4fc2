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
])("accepts other spellings of a tool's facts", (field, written, meant) => {
  expect(field.schema.parse(field.fromText?.(written, ''))).toBe(meant)
})

test('rejects an invalid value, and treats an empty one as unspecified', () => {
  expect(account.schema.safeParse(account.fromText?.('quizá', '')).success).toBe(false)
  expect(account.schema.parse('')).toBe(null)
})

test('describes a tool in a fixed order, without unknown facts', () => {
  const tool = { language: 'english', runsIn: 'browser', account: null }
  expect(describeFacts(tool).map(({ text }) => text)).toEqual(['No se instala', 'En inglés'])
  expect(describeFacts({ runsIn: 'constructor' })).toEqual([])
})
