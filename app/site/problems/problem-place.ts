/** Element id of a problem's card in the list. */
export function problemAnchor(slug: string): string {
  return `problema-${slug}`
}

/** The address of a problem in the list, on whichever page of it. */
export function problemInList({ id, slug }: { id: string; slug: string }): string {
  return `/problemas?ver=${encodeURIComponent(id)}#${problemAnchor(slug)}`
}
