/** In milliseconds. */
const longestWait = 2000

/**
 * Begins work once the page has nothing else to do, or after two seconds all the same: a browser may never call a page idle that moves or is not drawn.
 * What fails is lost in silence: it is work that nobody asked for, and a browser that stores nothing cannot do it.
 */
export function whenIdle(work: () => Promise<unknown>): void {
  const begin = (): void => void work().catch(() => undefined)
  // Safari knows no idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: longestWait })
  else setTimeout(begin)
}
