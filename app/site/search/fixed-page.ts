/** A page that can be found and is no document: it stands as long as the process does. */
export type FixedPage = {
  /** The group of such pages, as the facet names it in addresses. */
  kind: string
  id: string
  /** One of the group, and the group, for people. */
  kindName: string
  groupName: string
  title: string
  /** Markdown. */
  text: string
  address: string
  /** How much it counts as a result, beside others: 1 is usual. */
  worth: number
}
