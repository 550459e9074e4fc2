import type { WayOn } from '../core/serve-document.server.ts'

/** A link to a related document, with its description. */
export type Way = { to: string; title: string; note: string | null }
/** The related documents by heading, and the previous and next document. */
export type Around = {
  parts: { heading: WayOn; ways: Way[] }[]
  previous: Way | undefined
  next: Way | undefined
}
