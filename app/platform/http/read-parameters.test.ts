import { expect, test } from 'vitest'
import { readParameters } from './read-parameters.ts'

const url = new URL('http://site.invalid/temario?bloque=a&bloque=b&otro=x&desde=')

test('reads the parameters named in a handle, and null for missing ones', () => {
  const handle = { parameters: ['bloque', 'desde', 'paginas'] } as const
  const read = readParameters(url, handle)
  expect(read).toEqual({ bloque: 'a', desde: '', paginas: null })
  // @ts-expect-error: the handle does not name it.
  expect(read.otro).toBeUndefined()
})

test('does not accept a handle whose parameters are not literal', () => {
  const names: string[] = ['bloque']
  // @ts-expect-error: the type allows any name.
  expect(readParameters(url, { parameters: names })).toEqual({ bloque: 'a' })
})
