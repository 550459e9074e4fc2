/** The link that a click follows in this tab: with a key or another button it would open elsewhere. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, ctrlKey, metaKey, shiftKey, altKey, button } = event
  if (ctrlKey || metaKey || shiftKey || altKey || button !== 0 || event.defaultPrevented) return undefined
  return (target instanceof Element && target.closest('a')) || undefined
}
