import { createContext } from 'react-router'

/** A person who is signed in, as pages see them. */
export type Account = {
  id: string
  email: string
  name: string | null
  /** Asked of the database on every request, never of a cookie (docs/product.md 5.1). */
  isAdmin: boolean
  /** An editor or an admin: asked of the database as `isAdmin` is. */
  mayWrite: boolean
}

/** What a person must be to do something: signed in, an editor, or an admin. Each may what those before it may. */
export type Role = 'account' | 'editor' | 'admin'

/** Finds who sent the request, at the first question and once; null at once where no session cookie came. */
export type AccountReader = { find(): Promise<Account | null> }

export const accountContext = createContext<AccountReader>()
