import { expect, test } from 'vitest'
import { type DiffPart, diffLines } from './line-diff.ts'

test('shows changed lines between unchanged ones', () => {
  expect(diffLines('uno\ndos\ntres', 'uno\nDOS\ntres\ncuatro')).toEqual([
    { kind: 'same', lines: ['uno'] },
    { kind: 'removed', lines: ['dos'] },
    { kind: 'added', lines: ['DOS'] },
    { kind: 'same', lines: ['tres'] },
    { kind: 'added', lines: ['cuatro'] },
  ])
})

test('ignores differences in line endings, and finds none between empty texts', () => {
  expect(diffLines('uno\r\ndos', 'uno\ndos')).toEqual([{ kind: 'same', lines: ['uno', 'dos'] }])
  expect(diffLines('', '')).toEqual([])
})

test('reproduces both texts from its parts', () => {
  const a = Array.from({ length: 60 }, (_, index) => String((index * 7) % 11)).join('\n')
  const b = Array.from({ length: 50 }, (_, index) => String((index * 5) % 13)).join('\n')
  const parts = diffLines(a, b)
  const text = (without: string): string =>
    parts
      .filter(({ kind }) => kind !== without)
      .flatMap(({ lines }) => lines)
      .join('\n')
  expect(text('added')).toBe(a)
  expect(text('removed')).toBe(b)
})

test('stays fast for texts of thousands of lines', () => {
  const lines = (word: string): string =>
    Array.from({ length: 20_000 }, (_, index) => word + index).join('\n')
  expect(diffLines(lines('a'), lines('b'))).toHaveLength(2)
  expect(diffLines(`x\n${lines('a')}\nz`, `x\n${lines('b')}\nz`).map(({ kind }) => kind)).toEqual([
    'same',
    'removed',
    'added',
    'same',
  ])
})

test('marks the changed words of a line, or the whole line if most of it changed', () => {
  const [removed, added] = diffLines('La fuerza se mide en niutons.', 'La fuerza se mide siempre en newtons.')
  const others = (part: DiffPart | undefined): unknown =>
    part?.words?.filter(({ isOther }) => isOther).map(({ text }) => text.trim())
  expect([others(removed), others(added)]).toEqual([['niutons'], ['siempre', 'newtons']])
  for (const part of [removed, added])
    expect(part?.words?.map(({ text }) => text).join('')).toBe(part?.lines.join('\n'))
  for (const { words } of diffLines('Una palanca de primer grado', 'Dos poleas'))
    expect(words).toBe(undefined)
})
