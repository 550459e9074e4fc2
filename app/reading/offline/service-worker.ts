import { registerRoute } from 'workbox-routing'
import { forgetPeople } from '../../learning/attempts/forget-people.ts'
import { copyAnswer } from './bounded-cache.ts'
import { assetsPrefix, messages, offlinePath } from './cache-names.ts'
import { forgetPerson } from './forget-person.ts'
import { assetsCache, isForEverybody, keepAnonymously } from './keep-visited.ts'
import { KeptAssets, KeptPictures } from './kept-files.ts'
import { isPicturePath, isReadingPath } from './reading-address.ts'
import { ReadingPages } from './reading-pages.ts'
import { dropUnfinished } from './saved-documents.ts'
import { build } from './worker-build.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The rules of the worker are in docs/decisions/0027-offline.md. Requests without a route bypass the worker;
 * every page has a route.
 */
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isReadingPath(url.pathname) && !request.headers.has('Range'),
  new ReadingPages(),
)
// Navigation preload has already requested the page. Without this route the browser would request it again,
// and Google's redirect to the site can be used only once.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async ({ event, request }) => (await (event as FetchEvent).preloadResponse) ?? fetch(request),
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && !request.headers.has('Range'),
  new KeptAssets(),
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode !== 'navigate' && isPicturePath(url.pathname) && !request.headers.has('Range'),
  new KeptPictures(),
)

self.addEventListener('install', (event) => {
  // File names contain content hashes, so an older page may be served by a newer worker.
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === '/salir')
    // Signing out ends the only account on this device.
    event.waitUntil(Promise.allSettled([forgetPerson(), forgetPeople('')]))
})

self.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === messages.forget) event.waitUntil(forgetPerson())
  if (data === messages.visited && source && isReadingPath(new URL(source.url).pathname))
    event.waitUntil(keepAnonymously(source.url))
})

/** Caches the offline page with all of its files; if one fails, the installation of the worker fails. */
async function keepShell(): Promise<void> {
  const page = await fetch(offlinePath, { credentials: 'omit', cache: 'no-cache' })
  if (!page.ok || !isForEverybody(page)) throw new Error(`${offlinePath} was answered ${page.status}`)
  const cache = await caches.open(assetsCache)
  await cache.addAll(build.files)
  await cache.put(offlinePath, (await copyAnswer(page)).copy)
}

async function takeOver(): Promise<void> {
  await dropOldBuilds()
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  // Open pages were loaded before the worker existed or were cached by its predecessor.
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const visited = open.map(({ url }) => url).filter((url) => isReadingPath(new URL(url).pathname))
  await Promise.all(visited.map(keepAnonymously))
}

/**
 * Retains the caches of the previous build until the next one, so that visited pages remain readable and open
 * pages find their files. Deletes older builds and incomplete documents.
 */
async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys()
  const builds = names.filter((name) => name.startsWith(assetsPrefix) && name !== assetsCache)
  const before = builds.at(-1)?.slice(assetsPrefix.length)
  const stay = new Set([build.id, before])
  for (const name of names) {
    const [, id] = /^(?:paginas|web):(.*)/.exec(name) ?? []
    if (id !== undefined && !stay.has(id)) await caches.delete(name)
  }
  await dropUnfinished()
}
