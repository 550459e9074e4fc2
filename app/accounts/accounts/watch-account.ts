import { pageIsCopy, readerOfPage, recallReader, rememberReader, watchReader } from './reader.ts'

/**
 * Synchronises the tabs of one browser: each page stores its account, and a page of another account reloads,
 * or only shows a notice if the user has typed something. Visitors who never sign in leave no trace.
 * `hasGone` is called if the previous page belonged to another account.
 */
export function watchAccount(hasGone: () => void): void {
  const own = readerOfPage()
  // An offline copy is rendered for visitors and does not contain the account.
  if (own === undefined || pageIsCopy()) return
  const before = recallReader()
  if (before && before !== own) hasGone()
  rememberReader(own)
  let edited = hasTyped()
  addEventListener('input', ({ target }) => {
    edited ||= target instanceof Element && target.closest('main form[method="post"]') !== null
  })
  const follow = (now: string | null): void => {
    if ((now ?? '') === readerOfPage()) return
    if (edited) say(document.querySelector<HTMLElement>('[data-account]')?.dataset.changed ?? '')
    else location.replace(location.pathname + location.search)
  }
  watchReader(follow)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(recallReader())
  })
}

/** Returns true if a field was changed before this script ran or was restored by the browser. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main form[method="post"] :is(input:not([type="hidden"]), textarea)',
  )
  return [...fields].some((field) => field.value !== field.defaultValue)
}

function say(text: string): void {
  const notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.className = 'account-notice'
  notice.textContent = text
  document.body.append(notice)
}
