import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * Opens a session for an account that our own code has admitted. It has no URL: only the server can call it.
 */
const openSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.userId)
    if (!user) throw new Error('The account has gone')
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session, user })
    return { email: user.email }
  },
)

/** The plug-in of the auth library that opens a session after the second step. */
export const sessionOpener = {
  id: 'session-opener',
  endpoints: { openSession },
} as const satisfies BetterAuthPlugin
