import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../test/databases/database-contract.ts'
import { kinds } from '../../../test/repository/kinds.ts'
import { openTestAccounts } from '../../accounts/accounts/accounts-fixture.ts'
import { makeAccount } from '../../accounts/accounts/manage-accounts.server.ts'
import { writerOf } from '../../documents/core/document-fixture.ts'
import { makeAttemptId } from '../../learning/attempts/attempt.ts'
import { saveAttempts } from '../../learning/attempts/gathered-writes.server.ts'
import { listProblemTitles } from './problem.server.ts'

const { create: createProblem } = writerOf(kinds.problem)
const now = '2026-11-20T10:00:00.000Z'

describeOnBothDatabases('problems without an answer', (open) => {
  it('omits what the person has solved unaided, but not what others have solved', async () => {
    const db = await open()
    for (const id of ['a', 'b', 'c', 'd'])
      await createProblem(
        db,
        { title: id, slug: id, description: 'Enunciado', solution: 'Pasos' },
        { now, id },
      )
    const { accounts } = await openTestAccounts(db)
    const person = await makeAccount(accounts, 'ana@ejemplo.es', 'rueda-dentada-9')
    const attempts = [
      { exercise: 'problemas:a', verdict: 'right', isSolutionSeen: false },
      { exercise: 'problemas:b', verdict: 'right', isSolutionSeen: true },
      { exercise: 'problemas:c', verdict: 'wrong', isSolutionSeen: false },
    ] as const
    const log = attempts.map((attempt) => ({ ...attempt, id: makeAttemptId(), at: now, seed: '', hints: 0 }))
    await saveAttempts(db, { userId: person, attempts: log, now })
    const list = async (unsolvedBy: string) =>
      (await listProblemTitles(db, { unsolvedBy, limit: 9 })).items.map(({ id }) => id)
    expect(await list(person)).toEqual(['d', 'c', 'b'])
    expect(await list('nobody')).toEqual(['d', 'c', 'b', 'a'])
  })
})
