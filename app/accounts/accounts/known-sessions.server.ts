import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/tables.ts'
import type { Account } from './account-context.ts'
import { sessionLasts, sessionRenewedAfter } from './auth-options.server.ts'
import { noteSessionUse, prepareSessionQuery } from './session-repository.server.ts'

/** The last use of a session is known to so many milliseconds: to write it down costs, and nobody needs it closer. */
const useIsNoted = 10 * 60 * 1000

/** So many sessions are known without asking the auth library again. */
const mostKnown = 10_000

/** Sessions whose cookies the auth library has accepted: only the database is asked about them, in one statement. */
export type KnownSessions = {
  /** Notes that the cookie in this header is the one of a session, which was used last at `usedAt`. */
  remember: (cookieHeader: string, session: { token: string; usedAt: Date }) => void
  /**
   * Who reads, where that is known for certain without the auth library; undefined for everybody else: sessions that are new here,
   * over, or due to be renewed.
   */
  find: (cookieHeader: string) => Promise<Account | undefined>
}

/** Opens the memory of sessions whose cookie has this name. */
export function openKnownSessions(
  db: Database,
  cookieName: string,
  report: (error: unknown) => void,
): KnownSessions {
  // By the whole value, signature included: what is equal to an accepted one is as good.
  const tokens = new LRUCache<string, string>({ max: mostKnown })
  const noteUse = openUseNotes(db, report)
  const findSession = prepareSessionQuery(db)
  return {
    remember(cookieHeader, { token, usedAt }) {
      noteUse(token, usedAt)
      const value = readOnly(cookieHeader, cookieName)
      if (value !== undefined) tokens.set(value, token)
    },
    async find(cookieHeader) {
      const value = readOnly(cookieHeader, cookieName)
      const token = value === undefined ? undefined : tokens.get(value)
      const session = token === undefined ? undefined : await findSession(token)
      if (!token || !session || isDue(session.expiresAt)) return undefined
      noteUse(token, session.usedAt)
      const { id, email, name, isAdmin, mayWrite } = session
      return { id, email, name: name || null, isAdmin, mayWrite }
    },
  }
}

/** Notes uses beside the answer, which never waits for it: a database that takes no writes must not keep anybody from reading. */
function openUseNotes(db: Database, report: (error: unknown) => void): (token: string, usedAt: Date) => void {
  const tried = new LRUCache<string, true>({ max: mostKnown, ttl: useIsNoted })
  return (token, usedAt) => {
    const now = new Date()
    const before = new Date(now.getTime() - useIsNoted)
    if (usedAt >= before || tried.has(token)) return
    tried.set(token, true)
    noteSessionUse(db, token, { now, before }).catch(report)
  }
}

// The auth library gives a session more time once a day, and a new cookie with it.
function isDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - (sessionLasts - sessionRenewedAfter) * 1000 <= Date.now()
}

/** The value of a cookie that comes once: which of two counts is for the auth library to say. */
function readOnly(header: string, name: string): string | undefined {
  const values = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
  return values.length === 1 ? values[0] : undefined
}
