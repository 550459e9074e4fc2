import { followedLink } from './followed-link.ts'

/** Goes one page back when that is one of ours, and says whether it did (docs/product.md 2.4). */
export function goBack(): boolean {
  const { length, state } = window.history
  const cameFromUs = document.referrer.startsWith(`${location.origin}/`) && length > 1
  // React Router counts the pages that it changed in place, which leave no referrer.
  const changedInPlace = Number(state?.idx ?? 0) > 0
  if (!cameFromUs && !changedInPlace) return false
  window.history.back()
  return true
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
