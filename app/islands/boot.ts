type IslandLoader = () => Promise<(element: HTMLElement) => Promise<void>>

/** A pause after which a page that was asked for counts as slow, in milliseconds. */
const slowAfter = 250

/**
 * Finds the islands of the page and wakes each at the first touch, which is repeated for it once it answers.
 * A pointer that comes near only fetches the code.
 */
export function watchIslands(loaders: Record<string, IslandLoader>): void {
  const woken = new WeakMap<HTMLElement, Promise<void>>()
  const findIsland = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null
  const wake = (island: HTMLElement): Promise<void> => {
    const known = woken.get(island)
    if (known) return known
    const waking = (async () => {
      const hydrate = await loaders[island.dataset.island ?? '']?.()
      await hydrate?.(island)
      island.dataset.awake = ''
    })()
    woken.set(island, waking)
    // A dead network must not leave the island deaf for ever: the next touch tries again.
    waking.catch(() => woken.delete(island))
    return waking
  }
  const repeat = (event: Event): void => {
    const island = findIsland(event)
    if (!island || island.dataset.awake !== undefined) return
    const target = event.target as HTMLElement
    event.preventDefault()
    event.stopPropagation()
    void wake(island).then(() => {
      if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter)
      else target.click()
    })
  }
  const prepare = (event: Event): void => {
    const island = findIsland(event)
    if (island && island.dataset.awake === undefined) void loaders[island.dataset.island ?? '']?.()
  }
  const wakeQuietly = (event: Event): void => {
    const island = findIsland(event)
    if (island && island.dataset.awake === undefined) void wake(island)
  }
  document.addEventListener('click', repeat, true)
  document.addEventListener('submit', repeat, true)
  document.addEventListener('input', wakeQuietly, true)
  document.addEventListener('pointerover', prepare, { capture: true, passive: true })
}

/** Shows the loading text of the page that a link asked for when it is slow to come (docs/product.md 2.3). */
export function watchSlowPages(): void {
  const line = document.getElementById('cargando')
  if (!line) return
  const texts: Record<string, string> = JSON.parse(line.dataset.texts ?? '{}')
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (
      !link ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.button !== 0
    )
      return
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return
    const prefix = Object.keys(texts).find((path) => link.pathname.startsWith(path))
    clearTimeout(timer)
    timer = setTimeout(() => {
      line.textContent = texts[prefix ?? '/'] ?? ''
      line.hidden = false
    }, slowAfter)
  })
  addEventListener('pageshow', () => {
    clearTimeout(timer)
    line.hidden = true
  })
}

/** «Volver» goes back where a page of ours is behind; elsewhere its link leads to the section (docs/product.md 2.4). */
export function watchBackLinks(): void {
  const goBack = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('[data-back]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const cameFromUs = document.referrer.startsWith(`${location.origin}/`) && history.length > 1
    // React Router counts the pages that it changed in place, which leave no referrer.
    const changedInPlace = Number(history.state?.idx ?? 0) > 0
    if (!cameFromUs && !changedInPlace) return
    event.preventDefault()
    event.stopImmediatePropagation()
    history.back()
  }
  document.addEventListener('click', goBack, true)
}
