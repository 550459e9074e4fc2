import { expect, test } from 'vitest'
import { OperatorError } from '../app/platform/config/operator-error.ts'
import { explainListening, explainStartFailure, requireFiles } from './start-failure.ts'

const explain = (error: unknown): string => explainStartFailure(error, () => false)
const systemError = (code: string, path?: string): Error =>
  Object.assign(new Error(`${code}: x`), { code, path })

test.each([
  ['a line for the operator', new OperatorError('Falta sitio.'), /^Falta sitio\.$/],
  ['few open files', systemError('EMFILE', '/x'), /^El sistema deja abrir muy pocos archivos a la vez: /],
  [
    'few open files, said by a program that prepares the site',
    new Error('vite build failed (1)\nError: EMFILE: too many open files'),
    /^El sistema deja abrir muy pocos archivos/,
  ],
  ['a full disk', systemError('ENOSPC', '/x/y'), /^No queda sitio en el disco para \/x\/y\.$/],
  [
    'a folder that is closed, deep inside',
    new Error('x', { cause: systemError('EACCES', '/datos/media') }),
    /^Quien ejecuta el servidor no tiene permiso para usar \/datos\/media \(EACCES\)\.$/,
  ],
  [
    'a file where a folder should be',
    systemError('ENOTDIR', '/datos'),
    /^No se puede usar \/datos \(ENOTDIR\)/,
  ],
  [
    'anything else',
    new TypeError('x is not a function\n  at y'),
    /^La web no ha podido empezar: x is not a function \(/,
  ],
  ['what is no error', 'nada', /^La web no ha podido empezar: nada \(/],
])('a start that fails by %s is reported in one line', (_, error, line) => {
  expect(explain(error)).toMatch(line)
  expect(explain(error)).not.toContain('\n')
})

test.each([
  ['EADDRINUSE', /^El puerto 80 ya está en uso/],
  ['EACCES', /^El sistema no deja abrir el puerto 80/],
  ['EADDRNOTAVAIL', /^HOST=192\.0\.2\.1 no es una dirección de esta máquina/],
  ['ELOOP', /^No se puede abrir el puerto 80 de 192\.0\.2\.1 \(ELOOP\)$/],
])('a port that cannot be opened (%s) is reported in one line', (code, line) => {
  expect(explain(explainListening(systemError(code), { host: '192.0.2.1', port: 80 }))).toMatch(line)
})

test('does not start with too low a limit of open files', () => {
  expect(() => requireFiles(64)).toThrow(
    /^El sistema deja abrir muy pocos archivos a la vez \(64\): .*ulimit -n 4096/,
  )
  expect(() => requireFiles(1024)).not.toThrow()
  expect(() => requireFiles(Number.POSITIVE_INFINITY)).not.toThrow()
})
