import { expect, it } from 'vitest'
import { limits, valueList } from './field-schemas.ts'

const read = (text: string) => valueList().safeParse(text)
const reason = (text: string) => read(text).error?.issues.map(({ message }) => message)

it('trims the values of a list and removes duplicates', () => {
  expect(read(' a \r\n\n b c\na\0').data).toBe('a\nb c')
  expect(read('Meca\u0301nica\nMec\u00e1nica').data).toBe('Mec\u00e1nica')
  expect(read(' \n ').data).toBe('')
  expect(valueList().parse(undefined)).toBeUndefined()
})

it('rejects too many and too long values', () => {
  const lines = Array.from({ length: limits.list + 1 }, (_, index) => String(index))
  expect(reason(lines.slice(1).join('\n'))).toBeUndefined()
  expect(reason(lines.join('\n'))).toEqual(['Escribe como mucho 50 líneas.'])
  expect(reason('x'.repeat(201))).toEqual(['Escribe como mucho 200 caracteres en cada línea.'])
  expect(reason('x'.repeat(20_000))).toEqual(['Escribe como mucho 10\u00a0100 caracteres.'])
})
