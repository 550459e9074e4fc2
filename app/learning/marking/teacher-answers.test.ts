import { expect, test } from 'vitest'
import { teacherAnswers } from './answers-4-fixture.ts'
import { moreTeacherAnswers } from './answers-5-fixture.ts'
import { markQuantity } from './mark-quantity.ts'
import { markText } from './mark-text.ts'
import type { Marked } from './part.ts'
import { readQuantity } from './read-quantity.ts'

/** Marks scales and hexadecimal numbers as words, and everything else as quantities. */
function mark(right: string, percent: number | null, given: string): Marked {
  const read = readQuantity(right)
  const quantity =
    'readings' in read && !right.includes(':') ? read.readings.find(({ code }) => !code) : undefined
  if (!quantity) return markText({ accepted: [right], mistakes: [] }, given)
  const tolerance =
    percent === null ? { kind: 'exact' as const } : { kind: 'relative' as const, by: percent / 100 }
  return markQuantity({ value: quantity.value, unit: quantity.unitText, tolerance, mistakes: [] }, given)
}

const rows = [...teacherAnswers, ...moreTeacherAnswers].flatMap(([right, percent, byVerdict]) =>
  Object.entries(byVerdict).flatMap(([fair, all]) => all.map((given) => ({ right, percent, given, fair }))),
)

test('marks 400 answers written by two teachers with the verdicts that the teachers gave', () => {
  expect(rows).toHaveLength(400)
  const unfair = rows.flatMap(({ right, percent, given, fair }) => {
    const { verdict, message } = mark(right, percent, given)
    return fair.split(' ').includes(verdict)
      ? []
      : [`${right} ← ${given}: ${fair}, but ${verdict} «${message}»`]
  })
  expect(unfair).toEqual([])
})
