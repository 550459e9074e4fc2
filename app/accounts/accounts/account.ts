import type { Accounts } from './open-accounts.server.ts'

/** A signed-in user, as pages see it. */
export type Account = {
  id: string
  email: string
  name: string | null
  /** Read from the database on every request, never from a cookie (docs/product.md 5.1). */
  isAdmin: boolean
  /** True for editors and admins; read from the database like `isAdmin`. */
  mayWrite: boolean
}

/**
 * What an action requires: a signed-in user, an editor, or an admin. Each includes the rights of those before
 * it.
 */
export type Role = 'account' | 'editor' | 'admin'

/** Finds the account of a request, lazily and once; null without a lookup if there is no session cookie. */
export type AccountReader = { find(): Promise<Account | null> }

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    /** Provided by `accountMiddleware`. */
    accountReader: AccountReader
    accounts: Accounts
  }
}
