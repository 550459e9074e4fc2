import { followedLink } from './followed-link.ts'

/** Goes one page back when that is one of ours, and says whether it did (docs/product.md 2.4). */
export function goBack(): boolean {
  // Entries of other sites do not count; those that were typed do, which leave no referrer. Browsers without the Navigation API have the
  // referrer, and the count that React Router keeps of the pages that it changed in place.
  const isOursBehind =
    window.navigation?.canGoBack ??
    (history.state?.idx > 0 || document.referrer.startsWith(`${location.origin}/`))
  if (isOursBehind) history.back()
  return isOursBehind
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
