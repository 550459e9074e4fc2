export type Encoding = 'br' | 'gzip' | 'identity'

const brotliAccepted = acceptance('br')
const gzipAccepted = acceptance('gzip')

/** Matches an Accept-Encoding that names an encoding and does not refuse it. */
function acceptance(name: string): RegExp {
  return new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`)
}

/** The encoding that a browser asks for with Accept-Encoding: brotli, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  if (brotliAccepted.test(acceptEncoding)) return 'br'
  return gzipAccepted.test(acceptEncoding) ? 'gzip' : 'identity'
}
