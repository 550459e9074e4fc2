/** Routes whose first parameter is a secret: anyone who knows it can open the page. */
export const keyedRoutes: readonly string[] = ['/vista-previa/:enlace']

const keyed = keyedRoutes.map((route) => ({ route, first: `/${route.split('/')[1]}/` }))

/**
 * The path of a URL in the form that may be logged: without query and fragment, which may contain names or
 * secrets (`?email=…`, `?codigo=…`), and as its route pattern where the path itself contains a secret.
 */
export function loggedPath(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  const plain = plainly(path)
  return keyed.find(({ first }) => plain.includes(first))?.route ?? path
}

/** The path as the router matches it: lower-case, decoded, with repeated slashes and backslashes merged. */
function plainly(path: string): string {
  if (!path.includes('%') && !/[A-Z\\]|\/\//.test(path)) return path
  const letters = path.replaceAll(/%([0-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return letters.toLowerCase().replaceAll(/[\\/]+/g, '/')
}
