import { pbkdf2 } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openPasswordHasher, type PasswordHasher } from './password-hasher.server.ts'

const password = 'rueda-dentada-9'

function open(): PasswordHasher {
  const passwords = openPasswordHasher()
  onTestFinished(() => passwords.close())
  return passwords
}

test('knows every password that the auth library hashed, and the library knows ours', async () => {
  const passwords = open()
  const [theirs, ours] = await Promise.all([hashPassword(password), passwords.hash(password)])
  expect(await passwords.verify({ hash: theirs, password })).toBe(true)
  expect(await passwords.verify({ hash: theirs, password: `${password}!` })).toBe(false)
  expect(await verifyPassword({ hash: ours, password })).toBe(true)
  expect(await passwords.hash(password)).not.toBe(ours)
})

test('takes a letter with its accent apart for the same letter', async () => {
  const passwords = open()
  const hash = await passwords.hash('contraseñísima-9'.normalize('NFC'))
  expect(await passwords.verify({ hash, password: 'contraseñísima-9'.normalize('NFD') })).toBe(true)
})

test('says so when the database holds no hash', async () => {
  await expect(open().verify({ hash: 'nada', password })).rejects.toThrow(/unknown form/)
})

test('leaves the threads on which files are read and pages compressed to others', async () => {
  const passwords = open()
  const order: string[] = []
  const hashes = Promise.all(
    Array.from({ length: 12 }, () => passwords.hash(password).then(() => order.push('hash'))),
  )
  // Work of libuv's threads: among twelve hashes there it would come last.
  const other = new Promise<void>((resolve, reject) =>
    pbkdf2('x', 'y', 1, 32, 'sha256', (error) => {
      order.push('other')
      return error ? reject(error) : resolve()
    }),
  )
  await Promise.all([hashes, other])
  expect(order.indexOf('other')).toBe(0)
})
