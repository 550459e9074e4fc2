import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plainReading, readingOptions, readReading, writeReading } from './reading-settings.ts'

it('writes only the settings that differ from the defaults', () => {
  expect(writeReading(plainReading)).toBe('')
  const settings = { ...plainReading, size: '150', width: 'wide' } as const
  expect(writeReading(settings)).toBe('size-150 width-wide')
  expect(readReading('size-150 width-wide')).toEqual(settings)
})

it('reads any stored text without errors', () => {
  for (const text of [null, undefined, '', 'size-', 'size-7000 face-', '{"size":2}', ' <b> '])
    expect(readReading(text)).toEqual(plainReading)
  expect(readReading('face-comic spacing-most  size-125')).toEqual({
    ...plainReading,
    spacing: 'most',
    size: '125',
  })
})

it('has a style for every word that can be written, and no others', () => {
  const styles = readFileSync(`${import.meta.dirname}/reading.css`, 'utf8')
  const known = [...styles.matchAll(/\[data-reading~="([\w-]+)"\]/g)].map(([, word]) => word)
  const written = Object.entries(readingOptions).flatMap(([option, values]) =>
    values.map((value) => writeReading({ ...plainReading, [option]: value })).filter(Boolean),
  )
  expect([...new Set(known)].sort()).toEqual(written.sort())
})
