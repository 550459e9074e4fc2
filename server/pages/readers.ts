import { LRUCache } from 'lru-cache'
import type { Accounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { renderAccountMenu } from '../../app/accounts/accounts/render-account-menu.server.tsx'
import { type Insert, prepareInsert } from './page-pieces.ts'

const maxMenus = 2000

/** What a cached page may depend on about its reader. */
export type Readers = {
  /** Whether a request may belong to a signed-in user; a request without the session cookie never does. */
  isPerson: (cookies: string | undefined) => boolean
  /** The account menu of a visitor, as rendered in the page of a path. */
  visitorMenu: (path: string) => string
  /**
   * The menu that replaces it for a signed-in user; undefined for a user who may write, or whose session is
   * not known.
   */
  findMenu: (cookies: string) => Promise<Insert | undefined>
}

/** Opens the readers of cached pages from the accounts. */
export function openReaders({ sessionCookie, knownSessions, google, resetsPasswords }: Accounts): Readers {
  const signIn = { google: google !== undefined, resetsPasswords }
  const menus = new LRUCache<string, Insert>({ max: maxMenus })
  return {
    isPerson: (cookies) => cookies?.includes(sessionCookie) ?? false,
    visitorMenu: (path) => renderAccountMenu({ account: null, path, signIn }),
    async findMenu(cookies) {
      const account = await knownSessions.find(cookies)
      if (!account || account.mayWrite) return undefined
      const name = `${account.id} ${account.email}`
      const known = menus.get(name)
      if (known) return known
      const menu = prepareInsert(renderAccountMenu({ account, path: '/', signIn }))
      menus.set(name, menu)
      return menu
    },
  }
}
