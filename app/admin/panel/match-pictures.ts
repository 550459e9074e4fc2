import { isPicture } from '../../documents/core/import-paths.ts'

/**
 * The file for a picture of a document. `isOther`: its name or path differs, which the author should know.
 */
export type FoundPicture = { path: string; isOther: boolean }

/**
 * Finds the pictures that documents refer to among the chosen files: by path, by path ignoring case, by the
 * end of a path that starts with a slash (the root of another site), or by a file name that is unique.
 */
export function openPictures(paths: readonly string[]): (wanted: string) => FoundPicture | undefined {
  const pictures = paths.filter(isPicture)
  const exact = new Set(pictures)
  const folded = new Map(pictures.toReversed().map((path) => [path.toLowerCase(), path]))
  const byName = Map.groupBy(pictures, (path) => nameOf(path).toLowerCase())
  return (wanted) => {
    if (exact.has(wanted)) return { path: wanted, isOther: false }
    const sameLetters = folded.get(wanted.toLowerCase())
    if (sameLetters) return { path: sameLetters, isOther: true }
    const named = byName.get(nameOf(wanted).toLowerCase()) ?? []
    if (wanted.startsWith('/')) {
      const rooted = (path: string): string => `/${path}`
      const found = named.find((path) => rooted(path).endsWith(wanted))
      if (found) return { path: found, isOther: false }
      const other = named.find((path) => rooted(path).toLowerCase().endsWith(wanted.toLowerCase()))
      return other === undefined ? undefined : { path: other, isOther: true }
    }
    const [only, second] = named
    return only !== undefined && second === undefined ? { path: only, isOther: true } : undefined
  }
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}
