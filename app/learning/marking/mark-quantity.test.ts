import { expect, test } from 'vitest'
import { writtenNumberRows } from './answers-2-fixture.ts'
import { writtenUnitRows } from './answers-3-fixture.ts'
import { asked, answerRows as firstRows } from './answers-fixture.ts'
import { markQuantity } from './mark-quantity.ts'
import { answerLimit } from './tidy-answer.ts'

const answerRows = [...firstRows, ...writtenNumberRows, ...writtenUnitRows]

test('the table holds at least 700 written answers without duplicates', () => {
  const names = answerRows.map(({ answer, given }) => `${answer.value} ${answer.unit}: ${given}`)
  expect(answerRows.length).toBeGreaterThanOrEqual(700)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('gives every written answer its verdict and its explanation', () => {
  const wrong = answerRows.flatMap(({ answer, given, verdict, says }) => {
    const marked = markQuantity(answer, given)
    const isAsTold = marked.verdict === verdict && marked.message.includes(says)
    return isAsTold
      ? []
      : [
          `${answer.value} ${answer.unit} ← ${given.slice(0, 40)}: ${verdict} «${says}», but ${marked.verdict} «${marked.message}»`,
        ]
  })
  expect(wrong).toEqual([])
})

test('begins every message with its verdict, and explains every verdict that is not right', () => {
  const beginnings = {
    correct: 'Correcto.',
    almost: 'Casi. ',
    'known-mistake': 'Incorrecto. ',
    incorrect: 'Incorrecto. ',
    unreadable: 'No lo entiendo. ',
  }
  for (const { answer, given } of answerRows) {
    const { verdict, message } = markQuantity(answer, given)
    expect(message.startsWith(beginnings[verdict]), message).toBe(true)
    if (verdict !== 'correct') expect(message.length).toBeGreaterThan('No lo entiendo. '.length)
  }
})

test('marks an answer of the maximum length quickly, whatever pattern it repeats', () => {
  const pieces = [
    '1',
    '=',
    '11=',
    ' 1',
    'a',
    '.',
    '1 ',
    ' y media',
    'm.',
    'de ',
    'K ',
    'y ',
    '-',
    'a-',
    '(',
    '1:',
    ' /',
    '½',
    '⁻²',
    '₂',
  ]
  const answer = asked(20, 'mA')
  for (const one of pieces)
    for (const other of pieces)
      expect(markQuantity(answer, (one + other).repeat(answerLimit).slice(0, answerLimit)).message).not.toBe(
        '',
      )
})
