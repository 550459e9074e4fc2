import { followedLink } from './followed-link.ts'

/** Goes one page back when that is one of ours, and says whether it did (docs/product.md 2.4). */
export function goBack(): boolean {
  // Entries of other sites do not count; those that were typed do, which leave no referrer.
  if (!(window.navigation?.canGoBack ?? cameFromHere())) return false
  window.history.back()
  return true
}

/** For browsers without the Navigation API. React Router counts the pages that it changed in place, which leave no referrer. */
function cameFromHere(): boolean {
  const { length, state } = window.history
  return (document.referrer.startsWith(`${location.origin}/`) && length > 1) || Number(state?.idx ?? 0) > 0
}

/** «Volver» goes back where a page of ours is behind; elsewhere its link leads to the section. */
export function watchBackLinks(): void {
  // Before the router, which would follow the link.
  document.addEventListener(
    'click',
    (event) => {
      if (!followedLink(event)?.hasAttribute('data-back') || !goBack()) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
