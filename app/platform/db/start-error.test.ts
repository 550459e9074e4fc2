import { expect, test } from 'vitest'
import { OperatorError } from '../config/operator-error.ts'
import { explainStart } from './start-error.server.ts'

const say = (error: object) =>
  String(explainStart(Object.assign(new Error('fault'), error), 'file:/d/engrana.sqlite'))

test('an error of the folder mentions the file, and an OperatorError stays unchanged', () => {
  for (const code of ['EROFS', 'EACCES', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'])
    expect(say({ code })).toContain('No se puede escribir en la base de datos /d/engrana.sqlite')
  expect(say({ code: 'ENOENT', syscall: 'mkdir' })).toContain('No se puede escribir en la base de datos')
  expect(say({ code: 'ENOENT', syscall: 'open' })).toBe('Error: fault')
  expect(say({ code: 'SQLITE_IOERR_GETTEMPPATH' })).toContain('carpeta temporal')
  const told = new OperatorError('Otro disco', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) })
  expect(explainStart(told, 'file:/d/engrana.sqlite')).toBe(told)
})
