/** The link that a click opens in this tab; undefined for a click with a modifier key or another button. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event
  if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || event.defaultPrevented) return undefined
  return (target instanceof Element && target.closest('a')) || undefined
}
