/** Element id of a document's buttons in a list; a link with this fragment scrolls to its card. */
export function documentAnchor(tipo: string, id: string): string {
  return `ficha-${tipo}-${id}`
}
