import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/tables.ts'
import type { Account } from './account.ts'
import { sessionLasts, sessionRenewedAfter } from './auth-options.server.ts'
import { prepareSessionQuery, recordSessionUse } from './session-repository.server.ts'

/** Resolution of a session's last use, in milliseconds, to save writes. */
const useRecordedForMs = 10 * 60 * 1000

/** Maximum number of cached sessions. */
const maxKnown = 10_000

/**
 * A cache of sessions whose cookies the auth library has accepted: they need one statement and no call to the
 * library.
 */
export type KnownSessions = {
  /** Caches the session of the cookie in this header. `usedAt`: its last recorded use. */
  remember: (cookieHeader: string, session: { token: string; usedAt: Date }) => void
  /**
   * Returns the account of a cached session; undefined for sessions that are not cached, have ended, or are
   * due for renewal, which the auth library must handle.
   */
  find: (cookieHeader: string) => Promise<Account | undefined>
}

/** Opens the cache for the session cookie with this name. */
export function openKnownSessions(
  db: Database,
  cookieName: string,
  report: (error: unknown) => void,
): KnownSessions {
  // Keyed by the whole cookie value with its signature, so that an equal value is equally valid.
  const tokens = new LRUCache<string, string>({ max: maxKnown })
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

/** Records uses in the background, so that a database without writes does not block reading. */
function openUseNotes(db: Database, report: (error: unknown) => void): (token: string, usedAt: Date) => void {
  const tried = new LRUCache<string, true>({ max: maxKnown, ttl: useRecordedForMs })
  return (token, usedAt) => {
    const now = new Date()
    const before = new Date(now.getTime() - useRecordedForMs)
    if (usedAt >= before || tried.has(token)) return
    tried.set(token, true)
    recordSessionUse(db, token, { now, before }).catch(report)
  }
}

// The auth library extends a session once a day and sends a new cookie.
function isDue(expiresAt: Date): boolean {
  return expiresAt.getTime() - (sessionLasts - sessionRenewedAfter) * 1000 <= Date.now()
}

/** Returns the value of a cookie that occurs once; duplicates are left to the auth library. */
function readOnly(header: string, name: string): string | undefined {
  const values = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
  return values.length === 1 ? values[0] : undefined
}
