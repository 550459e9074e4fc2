/** A text of a document: Markdown or the format of a worked solution, with an optional heading. */
export type FeedText = { kind: 'markdown' | 'solution'; source: string; heading?: string }

/** A document in a feed. */
export type FeedEntry = {
  /** Its address on the site. */
  path: string
  title: string
  /** The name of its kind. */
  kind: string
  /** When it became visible; ISO-8601. */
  date: string
  updatedAt: string
  summary: string
  imageUrl: string | null
  /** In order. */
  texts: readonly FeedText[]
}

/** Maximum number of entries of a feed. */
export const maxEntries = 20

/**
 * The newest entries first, cut to the size of a feed; ties are ordered by address, so that the output is
 * stable.
 */
export function newestFirst(entries: readonly FeedEntry[]): FeedEntry[] {
  return entries.toSorted((a, b) => compare(b.date, a.date) || compare(a.path, b.path)).slice(0, maxEntries)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
