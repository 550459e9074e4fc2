import type { ServerResponse } from 'node:http'

/** While developing nothing stands between a page and its code: a worker that the built site left at this address takes itself away. */
const code = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))`

/** Sends a service worker that removes all that it kept, and itself. */
export function sendLeavingWorker(response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }
  response.writeHead(200, headers).end(code)
}
