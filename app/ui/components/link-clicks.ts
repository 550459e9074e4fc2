/** The link that a click opens in this tab; undefined for a click with a modifier key or another button. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event
  if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || event.defaultPrevented) return undefined
  return (target instanceof Element && target.closest('a')) || undefined
}

/**
 * Goes back in the history if the previous entry is a page of this site; returns whether it did
 * (docs/product.md 2.4).
 */
export function goBack(): boolean {
  // `canGoBack` ignores entries of other sites, and also works when an address was typed, which leaves no
  // referrer. Browsers without the Navigation API use the referrer and React Router's count of its own
  // navigations.
  const isOursBehind =
    window.navigation?.canGoBack ??
    (history.state?.idx > 0 || document.referrer.startsWith(`${location.origin}/`))
  if (isOursBehind) history.back()
  return isOursBehind
}

/** Makes «Volver» go back if the previous page is of this site; otherwise its link is followed. */
export function watchBackLinks(): void {
  // In the capture phase, before the router follows the link.
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
