import { LRUCache } from 'lru-cache'
import type { Accounts } from '../../app/accounts/accounts/open-accounts.server.ts'
import { renderAccountMenu } from '../../app/accounts/accounts/render-account-menu.server.tsx'
import { type Insert, prepareInsert } from './page-pieces.ts'

const mostMenus = 2000

/** Who reads, as far as a kept page may know it. */
export type Readers = {
  /** Whether a request may be somebody's; without the cookie of a session it is a visitor's for certain. */
  isPerson: (cookies: string | undefined) => boolean
  /** The menu of a visitor, as it stands in the page of a path. */
  visitorMenu: (path: string) => string
  /** What stands in its place for somebody who is signed in and writes nothing; undefined where that is not certain. */
  findMenu: (cookies: string) => Promise<Insert | undefined>
}

/** Opens what pages know of their readers. */
export function openReaders({ sessionCookie, knownSessions, google, resetsPasswords }: Accounts): Readers {
  const signIn = { google: google !== undefined, resetsPasswords }
  const menus = new LRUCache<string, Insert>({ max: mostMenus })
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
