import { expect, it, vi } from 'vitest'
import { describeOnBothDatabases } from '../../test/database-contract.ts'
import type { Database } from '../db/tables.ts'
import { openAccounts } from './open-accounts.server.ts'
import { countAttempt, deleteExpiredAttempts } from './rate-limit-repository.server.ts'
import { countPasswordReset, countSignIn, forgiveSignIn } from './sign-in-limits.server.ts'

const config = {
  siteUrl: undefined,
  siteName: 'Engrana',
  authSecret: undefined,
  google: undefined,
  smtp: undefined,
}
const school = '192.0.2.7'

async function tryTimes(db: Database, times: number, email: string, network: string): Promise<boolean[]> {
  const answers: boolean[] = []
  for (let i = 0; i < times; i++) answers.push((await countSignIn(db, { email, network })).allowed)
  return answers
}

describeOnBothDatabases('the limits of signing in', (open) => {
  const openReady = async (): Promise<Database> => {
    const db = await open()
    await openAccounts(db, config, () => {})
    return db
  }

  it('count attempts that come at the same moment one by one', async () => {
    const db = await openReady()
    const limit = { key: 'k', max: 5, windowSeconds: 60 }
    const answers = await Promise.all(Array.from({ length: 12 }, () => countAttempt(db, limit)))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('begin again when their time is over, and are swept away', async () => {
    const db = await openReady()
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), toFake: ['Date'] })
    const limit = { key: 'k', max: 1, windowSeconds: 60 }
    await countAttempt(db, limit)
    expect(await countAttempt(db, limit)).toEqual({ allowed: false, retryAfterSeconds: 60 })
    vi.setSystemTime(new Date('2026-11-21T10:01:00Z'))
    expect(await countAttempt(db, limit)).toEqual({ allowed: true })
    vi.setSystemTime(new Date('2026-11-21T10:03:00Z'))
    await deleteExpiredAttempts(db)
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
    vi.useRealTimers()
  })

  it('slow 25 wrong passwords in a row, while the owner gets in from elsewhere', async () => {
    const db = await openReady()
    const answers = await tryTimes(db, 25, 'ana@ejemplo.es', '203.0.113.9')
    expect(answers).toEqual([...Array(10).fill(true), ...Array(15).fill(false)])
    expect((await countSignIn(db, { email: 'ana@ejemplo.es', network: school })).allowed).toBe(true)
  })

  it('let a whole class sign in from one address, some of them at the third try', async () => {
    const db = await openReady()
    for (let pupil = 0; pupil < 60; pupil++) {
      const attempt = { email: `alumno${pupil}@ejemplo.es`, network: school }
      expect(await tryTimes(db, pupil % 3 === 0 ? 3 : 1, attempt.email, school)).not.toContain(false)
      await forgiveSignIn(db, attempt)
    }
  })

  it('stop one account tried from many networks, but not where it was signed in before', async () => {
    const db = await openReady()
    const { auth } = await openAccounts(db, config, () => {})
    const headers = new Headers({ 'x-engrana-network': school })
    await auth.api.signUpEmail({
      body: { email: 'ana@ejemplo.es', password: 'rueda-dentada-9', name: '' },
      headers,
    })
    for (let i = 0; i < 60; i++)
      await countSignIn(db, { email: 'ana@ejemplo.es', network: `198.51.100.${i}` })
    expect((await countSignIn(db, { email: 'ana@ejemplo.es', network: '198.51.100.99' })).allowed).toBe(false)
    expect((await countSignIn(db, { email: 'Ana@ejemplo.es', network: school })).allowed).toBe(true)
  })

  it('keep no address of anybody', async () => {
    const db = await openReady()
    await countSignIn(db, { email: 'ana@ejemplo.es', network: school })
    await countPasswordReset(db, { email: 'ana@ejemplo.es', network: school })
    const text = JSON.stringify(await db.selectFrom('rate_limits').selectAll().execute())
    expect(text).not.toMatch(/ana|ejemplo|192/)
  })
})
