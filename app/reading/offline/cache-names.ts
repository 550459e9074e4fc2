/**
 * Names of the caches that pages and the service worker use for offline reading
 * (docs/decisions/0027-offline.md).
 */

/** `guardado:/topic/palancas:1763780400000`: a document saved by the user, with the time in milliseconds. */
export const savedPrefix = 'guardado:'
/** `paginas:{build}`: visited pages, per build of the service worker. */
export const visitedPrefix = 'paginas:'
/** `web:{build}`: the assets of a build, and its offline page. */
export const assetsPrefix = 'web:'
/** Pictures of visited pages. */
export const picturesCache = 'imagenes'

/** Header of a cached response: the time of the copy, as ISO text. */
export const keptAtHeader = 'X-Kept-At'

/** The page shown in place of one that is not available offline. */
export const offlinePath = '/sin-conexion'

/**
 * Messages from a page to the service worker: the user signed out, or the page was loaded without passing the
 * worker.
 */
export const messages = { forget: 'forget', visited: 'visited' } as const
