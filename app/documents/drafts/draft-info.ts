/** The state of a draft as shown to its authors. */
export type DraftInfo = {
  savedAt: string
  /** The email address of the account that saved it. */
  savedBy: string | null
  publishAt: string | null
  /** Why a scheduled publication failed. */
  problem: string | null
  /** When the preview link expires; null without a link. */
  previewEndsAt: string | null
  /** True if its kind has a page that a preview link can show. */
  hasPreview: boolean
  /** True if an earlier version is published. */
  isPublished: boolean
}
