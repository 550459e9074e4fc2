const key = 'account'

const accountElement = (): HTMLElement | null => document.querySelector('[data-account]')

/**
 * Keeps the tabs of one browser together: each page leaves word of whose it is, and a page that is somebody else's
 * loads again. Where something has been typed it only says so. Visitors who never sign in leave no trace.
 * `hasGone`: whoever was signed in here before is not any more.
 */
export function watchAccount(hasGone: () => void): void {
  const own = accountElement()?.dataset.account
  // A copy that is read without a network is that of visitors, and says nothing of who is signed in.
  if (own === undefined || document.documentElement.dataset.copy !== undefined) return
  const before = recall()
  if (before && before !== own) hasGone()
  remember(own)
  let edited = false
  addEventListener('input', ({ target }) => {
    edited ||= target instanceof Element && target.closest('main form[method="post"]') !== null
  })
  const follow = (now: string | null): void => {
    if ((now ?? '') === accountElement()?.dataset.account) return
    if (edited) say(accountElement()?.dataset.changed ?? '')
    else location.replace(location.pathname + location.search)
  }
  addEventListener('storage', (event) => {
    if (event.key === key) follow(event.newValue)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(recall())
  })
}

function remember(account: string): void {
  try {
    if (account === '') localStorage.removeItem(key)
    else localStorage.setItem(key, account)
  } catch {
    // A browser that stores nothing has tabs that do not know of each other.
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return accountElement()?.dataset.account ?? null
  }
}

function say(text: string): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className = 'account-notice'
  notice.textContent = text
  document.body.append(notice)
}
