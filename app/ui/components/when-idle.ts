/** Milliseconds. */
const maxWait = 2000

/**
 * Runs work when the page is idle, at the latest after two seconds: an animated or hidden page may never
 * become idle. Errors are ignored, because the work is optional and fails in browsers without storage.
 */
export function whenIdle(work: () => Promise<unknown>): void {
  const begin = (): void => void work().catch(() => undefined)
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: maxWait })
  else setTimeout(begin)
}
