import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { requestContext } from '../ui/request-context.ts'
import { accountsContext } from './accounts-context.ts'
import { recordAudit } from './audit-context.ts'
import { clientNetworkContext } from './client-network.ts'
import type { Attempt } from './rate-limit-repository.server.ts'
import { countPasswordReset } from './sign-in-limits.server.ts'

const emailSchema = z.email().max(254)

/**
 * Sends the link for a new password where the address has an account. It says the same, and as fast, whoever has one:
 * the message is made after the answer. What is no address has no account either.
 */
export async function askPasswordReset(
  context: Readonly<RouterContextProvider>,
  given: string,
): Promise<Attempt> {
  const parsed = emailSchema.safeParse(given.trim().toLowerCase())
  if (!parsed.success) return { allowed: true }
  const email = parsed.data
  const { auth, database } = context.get(accountsContext)
  const counted = await countPasswordReset(database, { email, network: context.get(clientNetworkContext) })
  if (!counted.allowed) return counted
  recordAudit(context, { action: 'ask-password-reset' })
  auth.api.requestPasswordReset({ body: { email } }).catch(context.get(requestContext).reportError)
  return counted
}
