/** Paths of personal pages and of those that change data: the service worker ignores them. */
const neverHandled =
  /^\/(?:edit|cuenta|entrar|salir|recuperar|api\/|subidas|muestrario|salud|readyz|healthz|metrics|vista-previa)/

/** Returns true if the path belongs to a page that may be served from a copy. */
export function isReadingPath(path: string): boolean {
  // Paths with an ending such as `.data` or `.xml` are not pages.
  return !neverHandled.test(path) && !/\.[a-z]+$/.test(path)
}

/** Returns true if the content of a path never changes, because its name contains a hash or id. */
export function isForever(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/media/')
}

/** Returns true if the path belongs to a picture. */
export function isPicturePath(path: string): boolean {
  return /^\/(?:media|figuras|qr)\//.test(path)
}

/** Returns the common start of the paths of an uploaded picture's variants; undefined for other paths. */
export function pictureStem(path: string): string | undefined {
  return /^\/media\/[^/]+\/[^/.]+/.exec(path)?.[0]
}

/** Lists the paths of files in the HTML of a page, including all variants of its pictures. */
export function findFilePaths(html: string): string[] {
  return [...new Set([...html.matchAll(/\/(?:assets|media|figuras)\/[\w./-]+/g)].map(([path]) => path))]
}
