let named: HTMLElement | null | undefined

/**
 * Animates a document's card into the document's head during a navigation from a list, and back for a page
 * from the back/forward cache. Without such a card, or with reduced motion, pages change as usual.
 */
export function watchCards(): void {
  addEventListener('pageswap', ({ activation }) => nameCard(activation?.entry?.url))
  addEventListener('pagereveal', () => nameCard(globalThis.navigation?.activation?.from?.url))
}

/** Sets the `view-transition-name` of the document's head (parts.css) on the card linked to an address. */
function nameCard(address: string | null | undefined): void {
  if (named) named.style.viewTransitionName = ''
  // Two elements with the same name would abort the transition.
  if (!address || document.querySelector('.sheet-head')) return
  const link = document.querySelector(`.card-link[href="${new URL(address).pathname}"]`)
  named = link?.closest<HTMLElement>('.card')
  if (named) named.style.viewTransitionName = 'document'
}
