/** What stands after the first part of these routes is a key: whoever reads it opens what it stands for. */
export const keyedRoutes: readonly string[] = ['/vista-previa/:enlace']

const keyed = keyedRoutes.map((route) => ({ route, first: `/${route.split('/')[1]}/` }))

/**
 * The path of an address as the log may have it: without what follows the path, which may name people or be a key (`?email=…`,
 * `?codigo=…`), and by its route alone where the path itself holds a key.
 */
export function loggedPath(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const plain = plainly(path)
  return keyed.find(({ first }) => plain.includes(first))?.route ?? path
}

/** As the router reads it: letters of either case, some of them by their numbers, and any number of strokes. */
function plainly(path: string): string {
  if (!path.includes('%') && !/[A-Z\\]|\/\//.test(path)) return path
  const letters = path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return letters.toLowerCase().replaceAll(/[\\/]+/g, '/')
}
