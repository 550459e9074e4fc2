/**
 * Prevents the focus from falling back to the start of the page: if the focused element is removed or
 * disabled, its nearest focusable ancestor gets the focus. Returns a function that stops this.
 */
export function keepFocus(page: Document = document): () => void {
  let around: HTMLElement[] = []
  const remember = ({ target }: FocusEvent): void => {
    around = []
    for (let one = target; one instanceof HTMLElement && one !== page.body; one = one.parentElement)
      around.push(one)
  }
  const repair = (): void => {
    const [last] = around
    if (!last || canHaveFocus(last)) return
    const now = page.activeElement
    const isLost = now === null || now === page.body || now === last
    const place = around.find(canHaveFocus)
    around = []
    if (isLost && place) focusPart(place)
  }
  const observer = new MutationObserver(repair)
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', remember)
  }
}

function canHaveFocus(one: HTMLElement): boolean {
  return one.isConnected && !one.matches(':disabled')
}

/** Focuses an element, including one that is not focusable by keyboard. */
export function focusPart(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
