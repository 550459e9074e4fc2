import { expect, test } from 'vitest'
import { readParameters } from './read-parameters.ts'

const url = new URL('http://site.invalid/temario?bloque=a&bloque=b&otro=x&desde=')

test('reads the parameters that a handle names, each once, and null for what is not there', () => {
  const handle = { parameters: ['bloque', 'desde', 'paginas'] } as const
  const read = readParameters(url, handle)
  expect(read).toEqual({ bloque: 'a', desde: '', paginas: null })
  // @ts-expect-error: the handle does not name it.
  expect(read.otro).toBeUndefined()
})

test('takes no handle that does not name its parameters one by one', () => {
  const names: string[] = ['bloque']
  // @ts-expect-error: any name would do.
  expect(readParameters(url, { parameters: names })).toEqual({ bloque: 'a' })
})
