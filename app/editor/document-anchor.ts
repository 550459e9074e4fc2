import type { Tipo } from '../documents/tipo.ts'

/** The id of a document's buttons in a list, by which a link leads to its card. */
export function documentAnchor(tipo: Tipo, id: string): string {
  return `ficha-${tipo}-${id}`
}
