import { whenIdle } from '../../ui/components/when-idle.ts'

/**
 * Says in the page how far its reader has come and where to go on, once nothing else is to be done and only where this device has a log of
 * attempts. The code for that is fetched then.
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
