const key = 'account'

/**
 * Returns the account id of the current user in this browser, '' for a visitor. An offline copy does not
 * contain it, so the last known account counts there.
 */
export function findReader(): string {
  return (pageIsCopy() ? recallReader() : readerOfPage()) ?? ''
}

/** Returns true if the page is an offline copy, which always has a visitor's content. */
export const pageIsCopy = (): boolean => document.documentElement.dataset.copy !== undefined

/** Returns the account id in the page's header; undefined if the page has none. */
export function readerOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('[data-account]')?.dataset.account
}

/** Stores the account id for later pages and other tabs. Visitors who never sign in leave no trace. */
export function rememberReader(account: string): void {
  try {
    if (account === '') localStorage.removeItem(key)
    else localStorage.setItem(key, account)
  } catch {
    // Without storage, tabs cannot detect each other's account.
  }
}

/** Returns the account id of the last page, as far as the browser knows. */
export function recallReader(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return readerOfPage() ?? null
  }
}

/** Calls `follow` when a page in another tab stores another account. */
export function watchReader(follow: (account: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) follow(event.newValue)
  })
}
