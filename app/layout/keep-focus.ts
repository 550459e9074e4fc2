/**
 * Keeps the focus from falling to the start of the page: when what had it is taken away, the nearest part around it
 * that is still there gets it. Returns how to stop.
 */
export function keepFocus(page: Document = document): () => void {
  let around: HTMLElement[] = []
  const remember = ({ target }: FocusEvent): void => {
    around = []
    for (let one = target; one instanceof HTMLElement && one !== page.body; one = one.parentElement)
      around.push(one)
  }
  const repair = (): void => {
    const isLost = page.activeElement === null || page.activeElement === page.body
    if (!isLost || around.length === 0 || around[0]?.isConnected) return
    const place = around.find((one) => one.isConnected)
    around = []
    if (place) focusPart(place)
  }
  const observer = new MutationObserver(repair)
  observer.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', remember)
  }
}

/** Gives the focus to a part of the page, also to one that cannot be reached with the keyboard. */
export function focusPart(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
