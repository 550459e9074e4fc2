/** Element id of the challenge of the week in the list. */
export function challengeAnchor(slug: string): string {
  return `reto-${slug}`
}
