import { whenIdle } from '../../ui/components/when-idle.ts'

/**
 * Shows the reader's progress and the next step in the page when the browser is idle. Only if this device has
 * a log of attempts is the code for that fetched.
 */
export function watchProgress(): void {
  addEventListener('load', () => {
    if (document.querySelector('[data-way-on], [data-level-of]')) whenIdle(write)
  })
}

async function write(): Promise<void> {
  const databases = await indexedDB.databases()
  if (databases.some(({ name }) => name === 'intentos')) (await import('./write-progress.ts')).writeProgress()
}
