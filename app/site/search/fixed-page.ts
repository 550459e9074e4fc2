/** A searchable page that is not a document; it does not change while the process runs. */
export type FixedPage = {
  /** The group of such pages; the value of the facet in addresses. */
  kind: string
  id: string
  /** Names for people of one page and of the group. */
  kindName: string
  groupName: string
  title: string
  /** Markdown. */
  text: string
  address: string
  /** Score factor; 1 is usual. */
  worth: number
}
