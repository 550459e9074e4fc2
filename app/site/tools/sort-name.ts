/** By what names are sorted, as a Spanish reader does: capitals and accents do not count. */
export function sortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
