let named: HTMLElement | null | undefined

/**
 * Lets the card of a document become its head while the browser goes from a list to it, and back again where the browser had put the
 * list aside. Where there is no such card, or motion is not wanted, pages change as they always do.
 */
export function watchCards(): void {
  addEventListener('pageswap', ({ activation }) => nameCard(activation?.entry?.url))
  addEventListener('pagereveal', () => nameCard(globalThis.navigation?.activation?.from?.url))
}

/** Gives the card that leads to an address the name that the head of a document has in parts.css. */
function nameCard(address: string | null | undefined): void {
  if (named) named.style.viewTransitionName = ''
  // Two parts of a page with one name would end the transition.
  if (!address || document.querySelector('.sheet-head')) return
  const link = document.querySelector(`.card-link[href="${new URL(address).pathname}"]`)
  named = link?.closest<HTMLElement>('.card')
  if (named) named.style.viewTransitionName = 'document'
}
