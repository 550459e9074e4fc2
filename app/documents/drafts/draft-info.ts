/** What people are told of a draft. */
export type DraftInfo = {
  savedAt: string
  /** The address of who saved it. */
  savedBy: string | null
  publishAt: string | null
  /** Why it could not be published at its time. */
  problem: string | null
  /** Until when its link shows it; null: it has none. */
  previewEndsAt: string | null
  /** Whether its kind has a page that a link could show. */
  hasPreview: boolean
  /** Whether readers see an earlier state of it. */
  isPublished: boolean
}
