import type { ServerResponse } from 'node:http'

/**
 * In development no service worker may serve old code: a worker that the built site installed removes itself.
 */
const code = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))`

/** Sends a service worker that deletes all caches and unregisters itself. */
export function sendLeavingWorker(response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }
  response.writeHead(200, headers).end(code)
}
