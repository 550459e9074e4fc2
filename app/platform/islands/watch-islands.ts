/** Loads the code of an island by name; the result hydrates its element. */
type LoadIsland = (name: string) => Promise<(element: HTMLElement) => Promise<void>>

/** Margin around the viewport in which an element counts as near. */
const nearness = '300px 0px'

/**
 * Hydrates each island of the page at the first interaction, and then repeats that event on it. Hovering only
 * loads its code. An island with `data-wakes` hydrates after page load or near the viewport.
 */
export function watchIslands(load: LoadIsland): void {
  const woken = new WeakMap<HTMLElement, Promise<void>>()
  const findAsleep = ({ target }: Event): HTMLElement | undefined => {
    const island = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
    return island?.dataset.awake === undefined ? (island ?? undefined) : undefined
  }
  const fetchCode = (island: HTMLElement) => load(island.dataset.island ?? '')
  const wake = (island: HTMLElement): Promise<void> => {
    const known = woken.get(island)
    if (known) return known
    const waking = (async () => {
      const hydrate = await fetchCode(island)
      await hydrate(island)
      island.dataset.awake = ''
    })()
    woken.set(island, waking)
    // After a network error, the next interaction tries again.
    waking.catch(() => woken.delete(island))
    return waking
  }
  const repeat = (event: Event): void => {
    const island = findAsleep(event)
    if (!island) return
    const { target } = event
    event.preventDefault()
    event.stopPropagation()
    void wake(island).then(() => {
      if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter)
      // An SVG element has no click method, and waking the island is enough.
      else if (target instanceof HTMLElement) target.click()
    })
  }
  const prepare = (event: Event): void => {
    const island = findAsleep(event)
    if (island) void fetchCode(island)
  }
  const wakeQuietly = (event: Event): void => {
    const island = findAsleep(event)
    if (island) void wake(island)
  }
  const wakePressed = (event: Event): void => {
    if (findAsleep(event)?.dataset.wakes === 'press') wakeQuietly(event)
  }
  addEventListener('load', () => wakeUntouched((island) => void wake(island)))
  document.addEventListener('click', repeat, true)
  document.addEventListener('submit', repeat, true)
  document.addEventListener('input', wakeQuietly, true)
  document.addEventListener('pointerdown', wakePressed, { capture: true, passive: true })
  document.addEventListener('pointerover', prepare, { capture: true, passive: true })
}

/** Hydrates the islands with `data-wakes`: at once, or near the viewport. */
function wakeUntouched(wake: (island: HTMLElement) => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        const island = target.closest<HTMLElement>('[data-island]')
        if (island) wake(island)
      }
    },
    { rootMargin: nearness },
  )
  for (const island of document.querySelectorAll<HTMLElement>('[data-wakes]:not([data-wakes="press"])')) {
    // The island's own element has no box (display: contents), but its child has.
    if (island.dataset.wakes === 'near') near.observe(island.firstElementChild ?? island)
    else wake(island)
  }
}
