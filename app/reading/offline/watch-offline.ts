import { whenIdle } from '../../ui/components/when-idle.ts'

const loadTool = () => import('./save-tool.ts')

/**
 * Starts the worker once the page is there and nothing else is to be done, and answers to «Guardar sin conexión». The code for that, and for what is
 * kept already, is fetched where it is wanted.
 */
export function watchOffline(): void {
  document.addEventListener('click', async ({ target }) => {
    const tool = target instanceof Element && target.closest('[data-save] button')
    if (tool) (await loadTool()).pressTool(tool)
  })
  addEventListener('load', () => {
    // Over http there is no worker; while developing none stands between.
    if (!('serviceWorker' in navigator) || import.meta.env.DEV)
      document.querySelector('[data-save]')?.remove()
    else whenIdle(start)
  })
}

async function start(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/sw.js')
  // A page that was fetched beforehand comes to the screen without passing the worker.
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival && 'deliveryType' in arrival && arrival.deliveryType)
    serviceWorker.controller?.postMessage('visited')
  const names = await caches.keys()
  const isSaved = names.some((name) => name.startsWith(`guardado:${location.pathname}:`))
  if (isSaved || document.querySelector('[data-copy], [data-copies]')) (await loadTool()).showKept()
}

/** Tells the worker that whoever was signed in here has gone. */
export function forgetReader(): void {
  navigator.serviceWorker?.controller?.postMessage('forget')
}
