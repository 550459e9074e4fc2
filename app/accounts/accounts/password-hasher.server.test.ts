import { pbkdf2, scryptSync } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { expect, onTestFinished, test } from 'vitest'
import { type OldHash, openPasswordHasher, type PasswordHasher } from './password-hasher.server.ts'

const password = 'rueda-dentada-9'

function open(onOld?: (old: OldHash) => void): PasswordHasher {
  const passwords = openPasswordHasher(onOld)
  onTestFinished(() => passwords.close())
  return passwords
}

test('verifies hashes of the auth library, and reports them as old', async () => {
  const old: OldHash[] = []
  const passwords = open((hash) => old.push(hash))
  const [theirs, ours] = await Promise.all([hashPassword(password), passwords.hash(password)])
  expect(await passwords.verify({ hash: theirs, password: `${password}!` })).toBe(false)
  expect(await passwords.verify({ hash: ours, password: `${password}!` })).toBe(false)
  expect(await passwords.verify({ hash: ours, password })).toBe(true)
  expect(old).toEqual([])
  expect(await passwords.verify({ hash: theirs, password })).toBe(true)
  expect(old).toEqual([{ hash: theirs, password }])
  expect(await passwords.hash(password)).not.toBe(ours)
})

test("verifies scrypt hashes with OWASP's parameters, and reports them as old", async () => {
  const old: OldHash[] = []
  const passwords = open((hash) => old.push(hash))
  const key = scryptSync(password, 'sal', 64, { N: 8192, r: 8, p: 10 }).toString('hex')
  const hash = `scrypt-13-8-10:sal:${key}`
  expect(await passwords.verify({ hash, password: `${password}!` })).toBe(false)
  expect(await passwords.verify({ hash, password })).toBe(true)
  expect(old).toEqual([{ hash, password }])
})

test('treats composed and decomposed accents as equal', async () => {
  const passwords = open()
  const hash = await passwords.hash('contraseñísima-9'.normalize('NFC'))
  expect(await passwords.verify({ hash, password: 'contraseñísima-9'.normalize('NFD') })).toBe(true)
})

test('throws if the stored hash has an unknown form', async () => {
  for (const hash of [
    'nada',
    'scrypt-13-8-10:a',
    'a:b:c',
    'scrypt-13-8-10:a:b:c',
    'argon2id-19456-2-1:a',
    '',
  ])
    await expect(open().verify({ hash, password }), hash).rejects.toThrow(/unknown form/)
})

test('does not use the libuv threads, which read files and compress pages', async () => {
  const passwords = open()
  const order: string[] = []
  const hashes = Promise.all(
    Array.from({ length: 12 }, () => passwords.hash(password).then(() => order.push('hash'))),
  )
  // This work runs on a libuv thread: after twelve hashes on those threads it would finish last.
  const other = new Promise<void>((resolve, reject) =>
    pbkdf2('x', 'y', 1, 32, 'sha256', (error) => {
      order.push('other')
      return error ? reject(error) : resolve()
    }),
  )
  await Promise.all([hashes, other])
  expect(order.indexOf('other')).toBe(0)
})
