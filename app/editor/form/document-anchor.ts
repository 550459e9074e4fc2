/** The id of a document's buttons in a list, by which a link leads to its card. */
export function documentAnchor(tipo: string, id: string): string {
  return `ficha-${tipo}-${id}`
}
