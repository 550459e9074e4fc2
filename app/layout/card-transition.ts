/** The name that the head of a document has in base.css. */
const name = 'document'

/**
 * Lets the card of a document become its head while the browser goes from a list to it, and back again where the browser had put the
 * list aside. Where there is no such card in sight, or motion is not wanted, pages change as they always do.
 */
export function watchCards(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (viewTransition) nameCard(viewTransition, activation?.entry?.url)
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) nameCard(viewTransition, globalThis.navigation?.activation?.from?.url)
  })
}

function nameCard(transition: ViewTransition, address: string | null | undefined): void {
  // Two parts of a page with one name would end the transition.
  if (!address || document.querySelector('.sheet-head')) return
  const link = [...document.querySelectorAll<HTMLAnchorElement>('.card-link')].find(
    ({ href }) => href === address,
  )
  const card = link?.closest<HTMLElement>('.card')
  const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {}
  if (!card || bottom < 0 || top > innerHeight) return
  card.style.viewTransitionName = name
  const forget = (): void => {
    card.style.viewTransitionName = ''
  }
  transition.finished.then(forget, forget)
}
