import type { RouterContextProvider } from 'react-router'
import { findSecondFactor } from '../second-factor/second-factor-repository.server.ts'
import { accountsContext } from './accounts-context.ts'

/** How long an unconfirmed secret remains valid, in milliseconds; after that the password is asked again. */
const setUpLasts = 15 * 60 * 1000

/**
 * Returns the unconfirmed secret of a second factor, plain and encrypted; undefined if there is none or it
 * has expired.
 */
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
