import { expect, it } from 'vitest'
import { readForeignMarks } from './foreign-marks.ts'

it.each([
  '\\(',
  '\\[a',
  '$ a',
  '$$',
  '![[',
  '[[a|',
  '%% ',
  'x^2',
  'a~1',
  '\\SI{',
  '\\SI{1}{',
  '`',
  '`a``',
  '> [!note]\n',
  '> ',
  ':::tip\n',
  '    \n',
  '```math\n',
  '- ',
  ' ',
  '\\',
  'https://',
  '\\SI[',
])('takes linear time for a text made only of %j', (mark) => {
  /** CPU microseconds of this thread, the minimum of three runs: other processes do not affect it. */
  const work = (length: number): number => {
    const source = mark.repeat(Math.ceil(length / mark.length))
    const tries = Array.from({ length: 3 }, () => {
      const before = process.threadCpuUsage()
      readForeignMarks(source)
      return process.threadCpuUsage(before).user
    })
    return Math.min(...tries)
  }
  const [short, long] = [work(50_000), work(400_000)]
  // Eight times the text; quadratic time would take sixty-four times as long.
  expect(long).toBeLessThan(Math.max(short, 20_000) * 32)
})
