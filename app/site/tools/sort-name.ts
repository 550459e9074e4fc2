/** The sort key of a name for Spanish readers: without case and accents. */
export function sortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
