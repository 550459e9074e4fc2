/** Fetches the code of an island; what it gives makes the element answer to events. */
type LoadIsland = (name: string) => Promise<(element: HTMLElement) => Promise<void>>

/** How far below or above the screen something is near it. */
const nearness = '300px 0px'

/**
 * Finds the islands of the page and wakes each at the first touch, which is repeated for it once it answers.
 * A pointer that comes near only fetches the code. One that says so is woken as soon as the page is loaded, or near the screen.
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
    // A dead network must not leave the island deaf for ever: the next touch tries again.
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
      // A drawing cannot be clicked by a script, and needs no second click: it was woken.
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

/** Wakes the islands that say so: at once, or near the screen. */
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
    // The island itself has no box: what is in it has.
    if (island.dataset.wakes === 'near') near.observe(island.firstElementChild ?? island)
    else wake(island)
  }
}
