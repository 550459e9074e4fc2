/** Pages that belong to somebody, or change something: the worker leaves them to the browser. */
const neverHandled =
  /^\/(?:edit|cuenta|entrar|salir|recuperar|api\/|subidas|muestrario|salud|readyz|healthz|metrics|vista-previa)/

/** Whether a path of the site is that of a page which may be read from a copy. */
export function isReadingPath(path: string): boolean {
  // `.data`, `.xml` and the like are no pages.
  return !neverHandled.test(path) && !/\.[a-z]+$/.test(path)
}

/** Whether what a path holds never changes: its name does when its content does. */
export function isForever(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/media/')
}

/** Whether a path is that of a picture of a page. */
export function isPicturePath(path: string): boolean {
  return /^\/(?:media|figuras|qr)\//.test(path)
}

/** What all forms of an uploaded picture have in common at the beginning of their paths; undefined for other paths. */
export function pictureStem(path: string): string | undefined {
  return /^\/media\/[^/]+\/[^/.]+/.exec(path)?.[0]
}

/** The paths of files that the text of a page names, those of all forms of its pictures among them. */
export function findFilePaths(html: string): string[] {
  return [...new Set([...html.matchAll(/\/(?:assets|media|figuras)\/[\w./-]+/g)].map(([path]) => path))]
}
