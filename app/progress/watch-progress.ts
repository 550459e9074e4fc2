import { whenIdle } from '../ui/when-idle.ts'

/**
 * Says in the page where to go on, once nothing else is to be done and only where this device has a log of attempts. The code for that is fetched
 * then.
 */
export function watchWayOn(): void {
  addEventListener('load', () => {
    const place = document.querySelector<HTMLElement>('[data-way-on]')
    if (place) whenIdle(() => write(place))
  })
}

async function write(place: HTMLElement): Promise<void> {
  const databases = await indexedDB.databases()
  if (databases.some(({ name }) => name === 'intentos')) (await import('./write-way-on.ts')).writeWayOn(place)
}
