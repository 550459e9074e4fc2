/** Where a page and the worker keep what can be read without a network, by the names of its caches (docs/decisions/0027-offline.md). */

/** `guardado:/topic/palancas:1763780400000`: a document that was saved on purpose, and when, in milliseconds. */
export const savedPrefix = 'guardado:'
/** `paginas:{build}`: pages that were visited while the worker of a build was at work. */
export const visitedPrefix = 'paginas:'
/** `web:{build}`: what the pages of a build load, and its page for when there is no network. */
export const assetsPrefix = 'web:'
/** Pictures of pages that were visited. */
export const picturesCache = 'imagenes'

/** Header of a kept answer: when it was kept, as ISO text. */
export const keptAtHeader = 'X-Kept-At'

/** The page that stands for all that cannot be shown without a network. */
export const offlinePath = '/sin-conexion'

/** What a page tells the worker: that whoever was signed in has gone, and that it has come to the screen without passing the worker. */
export const messages = { forget: 'forget', visited: 'visited' } as const
