const key = 'account'

/**
 * Who reads in this browser: the id of an account, '' for a visitor. A copy says nothing of it: there whoever was signed in last counts.
 */
export function findReader(): string {
  return (pageIsCopy() ? recallReader() : readerOfPage()) ?? ''
}

/** Whether the page is a copy that is read without a network: it is that of visitors, whoever reads it. */
export const pageIsCopy = (): boolean => document.documentElement.dataset.copy !== undefined

/** Whose page it is, by its header; undefined where it has none. */
export function readerOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('[data-account]')?.dataset.account
}

/** Leaves word for the pages that come, and for other tabs. Visitors who never sign in leave no trace. */
export function rememberReader(account: string): void {
  try {
    if (account === '') localStorage.removeItem(key)
    else localStorage.setItem(key, account)
  } catch {
    // A browser that stores nothing has tabs that do not know of each other.
  }
}

/** Who was signed in at the last page, as far as the browser knows. */
export function recallReader(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return readerOfPage() ?? null
  }
}

/** Calls back when a page of another tab leaves word of another reader. */
export function watchReader(follow: (account: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) follow(event.newValue)
  })
}
