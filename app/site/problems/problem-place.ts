/** The id of a problem's card in the list. */
export function problemAnchor(slug: string): string {
  return `problema-${slug}`
}

/** Where a problem stands in the list, on whatever page of it that is. */
export function problemInList({ id, slug }: { id: string; slug: string }): string {
  return `/problemas?ver=${encodeURIComponent(id)}#${problemAnchor(slug)}`
}
