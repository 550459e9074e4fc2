import { pageIsCopy, readerOfPage, recallReader, rememberReader, watchReader } from './reader.ts'

/**
 * Keeps the tabs of one browser together: each page leaves word of whose it is, and a page that is somebody else's
 * loads again. Where something has been typed it only says so. Visitors who never sign in leave no trace.
 * `hasGone`: whoever was signed in here before is not any more.
 */
export function watchAccount(hasGone: () => void): void {
  const own = readerOfPage()
  // A copy that is read without a network is that of visitors, and says nothing of who is signed in.
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

/** Whether somebody was quicker than this script, or the browser has given back what was typed before. */
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
