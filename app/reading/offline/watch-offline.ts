import { whenIdle } from '../../ui/components/when-idle.ts'

const loadTool = () => import('./save-tool.ts')

/**
 * Registers the service worker when the page is loaded and idle, and handles «Guardar sin conexión». The code
 * for saving and for existing copies is loaded on demand.
 */
export function watchOffline(): void {
  document.addEventListener('click', async ({ target }) => {
    const tool = target instanceof Element && target.closest('[data-save] button')
    if (tool) (await loadTool()).pressTool(tool)
  })
  addEventListener('load', () => {
    // Service workers need https; in development none is used.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV)
      document.querySelector('[data-save]')?.remove()
    else whenIdle(start)
  })
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/sw.js')
  // A prefetched page is shown without passing the worker.
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival && 'deliveryType' in arrival && arrival.deliveryType)
    serviceWorker.controller?.postMessage('visited')
  const names = await caches.keys()
  const isSaved = names.some((name) => name.startsWith(`guardado:${location.pathname}:`))
  if (isSaved || document.querySelector('[data-copy], [data-copies]')) (await loadTool()).showKept()
}

/** Notifies the worker that the user has signed out. */
export function forgetReader(): void {
  navigator.serviceWorker?.controller?.postMessage('forget')
}
