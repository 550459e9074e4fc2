/** A piece of a document's text: Markdown, or what a worked solution is written in, below a heading if it has one. */
export type FeedText = { kind: 'markdown' | 'solution'; source: string; heading?: string }

/** A document as feeds tell of it. */
export type FeedEntry = {
  /** Its address on the site. */
  path: string
  title: string
  /** What kind of document it is, for people. */
  kind: string
  /** When it came into being for readers; ISO-8601. */
  date: string
  updatedAt: string
  summary: string
  imageUrl: string | null
  /** In their order. */
  texts: readonly FeedText[]
}

/** So many documents stand in a feed. */
export const mostEntries = 20

/** The newest entries first, as many as a feed holds; of one instant by their addresses, so that the order is the same each time. */
export function newestFirst(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => compare(b.date, a.date) || compare(a.path, b.path)).slice(0, mostEntries)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
