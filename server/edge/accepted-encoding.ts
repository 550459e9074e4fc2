export type Encoding = 'br' | 'gzip' | 'identity'

const brotliAccepted = acceptance('br')
const gzipAccepted = acceptance('gzip')

/** Matches an Accept-Encoding header that lists an encoding without `q=0`. */
function acceptance(name: string): RegExp {
  return new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`)
}

// A cache of one entry: nearly all browsers send the same header.
let last: { asked: string; chosen: Encoding } = { asked: '', chosen: 'identity' }

/** The encoding for a response, chosen by the request's Accept-Encoding: brotli, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (acceptEncoding !== last.asked) last = { asked: acceptEncoding, chosen: choose(acceptEncoding) }
  return last.chosen
}

function choose(acceptEncoding: string): Encoding {
  if (brotliAccepted.test(acceptEncoding)) return 'br'
  return gzipAccepted.test(acceptEncoding) ? 'gzip' : 'identity'
}
