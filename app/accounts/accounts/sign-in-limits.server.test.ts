import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import type { Database } from '../../platform/db/tables.ts'
import { openAccounts } from './open-accounts.server.ts'
import { countAttempts, countTogether, resetAttempts } from './rate-limit-repository.server.ts'
import {
  countPasswordReset,
  countRegistration,
  countSignIn,
  resetRegistrationAttempts,
  resetSignInAttempts,
} from './sign-in-limits.server.ts'

const config = {
  siteUrl: undefined,
  secure: false,
  siteName: 'Engrana',
  authSecret: undefined,
  google: undefined,
  smtp: undefined,
}
const school = '192.0.2.7'

async function countTimes(times: number, count: () => Promise<{ allowed: boolean }>): Promise<boolean[]> {
  const answers: boolean[] = []
  for (let i = 0; i < times; i++) answers.push((await count()).allowed)
  return answers
}

async function tryTimes(db: Database, times: number, email: string, network: string): Promise<boolean[]> {
  return countTimes(times, () => countSignIn(db, { email, network }))
}

describeOnBothDatabases('the limits of signing in', (open) => {
  const openReady = async (): Promise<Database> => {
    const db = await open()
    await openAccounts(db, config, () => {})
    return db
  }

  it('count concurrent attempts one by one', async () => {
    const db = await openReady()
    const limit = { key: 'k', max: 5, windowSeconds: 60 }
    const answers = await Promise.all(Array.from({ length: 12 }, () => countAttempts(db, [limit])))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('count concurrent attempts in one statement, each under its own limit, and reject those over the limit', async () => {
    const db = await openReady()
    const [few, many] = [
      { key: 'few', max: 3, windowSeconds: 60 },
      { key: 'many', max: 9, windowSeconds: 60 },
    ]
    expect((await countTogether(db, [few, many, few])).map(({ allowed }) => allowed)).toEqual([
      true,
      true,
      true,
    ])
    const answers = await countTogether(db, [few, many, few, many])
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, false, true])
    expect(answers[2]).toMatchObject({ allowed: false })
    expect(await db.selectFrom('rate_limits').select(['key', 'count']).orderBy('key').execute()).toEqual([
      { key: 'few', count: 4 },
      { key: 'many', count: 3 },
    ])
  })

  it('start again when their window is over, and expired counters are deleted', async () => {
    const db = await openReady()
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
    const limit = { key: 'k', max: 1, windowSeconds: 60 }
    await countAttempts(db, [limit])
    expect(await countAttempts(db, [limit])).toEqual({ allowed: false, retryAfterSeconds: 60 })
    vi.setSystemTime(new Date('2026-11-21T10:01:00Z'))
    expect(await countAttempts(db, [limit])).toEqual({ allowed: true })
    vi.setSystemTime(new Date('2026-11-21T10:03:00Z'))
    await resetAttempts(db, { forget: [], takeOne: [] })
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
    vi.useRealTimers()
  })

  it('stop 25 wrong passwords in a row, while the owner signs in from another network', async () => {
    const db = await openReady()
    const answers = await tryTimes(db, 25, 'ana@ejemplo.es', '203.0.113.9')
    expect(answers).toEqual([...Array(10).fill(true), ...Array(15).fill(false)])
    expect((await countSignIn(db, { email: 'ana@ejemplo.es', network: school })).allowed).toBe(true)
  })

  it('admit a whole class from one address, some pupils at the third try', async () => {
    const db = await openReady()
    for (let pupil = 0; pupil < 60; pupil++) {
      const attempt = { email: `alumno${pupil}@ejemplo.es`, network: school }
      expect(await tryTimes(db, pupil % 3 === 0 ? 3 : 1, attempt.email, school)).not.toContain(false)
      await resetSignInAttempts(db, attempt)
    }
  })

  it('stop a network after sixty wrong passwords for any accounts', async () => {
    const db = await openReady()
    const answers: boolean[] = []
    for (let i = 0; i < 64; i++)
      answers.push((await countSignIn(db, { email: `alumno${i}@ejemplo.es`, network: school })).allowed)
    expect(answers).toEqual([...Array(60).fill(true), ...Array(4).fill(false)])
  })

  it('stop sign-ins to an account after twenty wrong passwords from many networks, except on a known device', async () => {
    const db = await openReady()
    const answers: boolean[] = []
    for (let i = 0; i < 24; i++)
      answers.push((await countSignIn(db, { email: 'ana@ejemplo.es', network: `198.51.100.${i}` })).allowed)
    expect(answers).toEqual([...Array(20).fill(true), ...Array(4).fill(false)])
    expect((await countSignIn(db, { email: 'Ana@ejemplo.es', network: school })).allowed).toBe(false)
    const owner = { email: 'Ana@ejemplo.es', network: school, device: 'a-device' }
    expect(await countTimes(12, () => countSignIn(db, owner))).toEqual([
      ...Array(10).fill(true),
      ...Array(2).fill(false),
    ])
  })

  it('do not count rejected attempts against other accounts or networks', async () => {
    const db = await openReady()
    await tryTimes(db, 100, 'ana@ejemplo.es', '203.0.113.9')
    expect((await countSignIn(db, { email: 'ana@ejemplo.es', network: school })).allowed).toBe(true)
    expect((await countSignIn(db, { email: 'leo@ejemplo.es', network: '203.0.113.9' })).allowed).toBe(true)
  })

  it('allow a class to register, and stop probing for taken addresses', async () => {
    const db = await openReady()
    for (let pupil = 0; pupil < 90; pupil++) {
      expect((await countRegistration(db, school)).allowed).toBe(true)
      await resetRegistrationAttempts(db, school)
    }
    const nosy = '203.0.113.9'
    const answers = await countTimes(25, () => countRegistration(db, nosy))
    expect(answers).toEqual([...Array(20).fill(true), ...Array(5).fill(false)])
  })

  it('store no plain addresses', async () => {
    const db = await openReady()
    await countSignIn(db, { email: 'ana@ejemplo.es', network: school })
    await countPasswordReset(db, { email: 'ana@ejemplo.es', network: school })
    const text = JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())
    expect(text).not.toMatch(/ana|ejemplo|192/)
  })
})
