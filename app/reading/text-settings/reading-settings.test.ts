import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plainReading, readingOptions, readReading, writeReading } from './reading-settings.ts'

it('settings are words that say only what differs from pages as they are', () => {
  expect(writeReading(plainReading)).toBe('')
  const settings = { ...plainReading, size: '150', width: 'wide' } as const
  expect(writeReading(settings)).toBe('size-150 width-wide')
  expect(readReading('size-150 width-wide')).toEqual(settings)
})

it('what is kept on a device is read whatever it holds', () => {
  for (const text of [null, undefined, '', 'size-', 'size-7000 face-', '{"size":2}', ' <b> '])
    expect(readReading(text)).toEqual(plainReading)
  expect(readReading('face-comic spacing-most  size-125')).toEqual({
    ...plainReading,
    spacing: 'most',
    size: '125',
  })
})

it('the styles know every word that can be written, and no other', () => {
  const styles = readFileSync(`${import.meta.dirname}/reading.css`, 'utf8')
  const known = [...styles.matchAll(/\[data-reading~="([\w-]+)"\]/g)].map(([, word]) => word)
  const written = Object.entries(readingOptions).flatMap(([option, values]) =>
    values.map((value) => writeReading({ ...plainReading, [option]: value })).filter(Boolean),
  )
  expect([...new Set(known)].sort()).toEqual(written.sort())
})
