import { toAddress } from '../ui/list-part.ts'

/** The id of a problem's card on its page. */
export function problemAnchor(id: string): string {
  return `problema-${id}`
}

/** Where a problem is read: the list of its category, in which it stands first. */
export function problemAddress({ id, category }: { id: string; category: string }): string {
  return `${toAddress('/problemas', { categoria: category, problema: id })}#${problemAnchor(id)}`
}
