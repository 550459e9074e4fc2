import type { RouterContextProvider } from 'react-router'
import { findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { accountsContext } from './accounts-context.ts'

/** A secret that was begun is shown this long, in milliseconds: later the password is asked again. */
const setUpLasts = 15 * 60 * 1000

/** The secret of a factor that was begun and not confirmed, and how it is kept; undefined where there is none or its time is over. */
export async function findPendingSecret(
  context: Readonly<RouterContextProvider>,
  userId: string,
  now: Date,
): Promise<{ secret: string; sealed: string } | undefined> {
  const { database, seal } = context.get(accountsContext)
  const factor = await findSecondFactor(database, userId)
  if (!factor || factor.confirmedAt || Date.parse(factor.startedAt) < now.getTime() - setUpLasts)
    return undefined
  const secret = seal.open(factor.secret, userId)
  return secret === undefined ? undefined : { secret, sealed: factor.secret }
}
