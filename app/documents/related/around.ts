import type { WayOn } from '../core/serve-document.server.ts'

/** A way on from a page: where it leads, and what is said of it beside its title. */
export type Way = { to: string; title: string; note: string | null }
/** What stands around a document: under each heading some ways on, and its neighbours in the order of its kind. */
export type Around = {
  parts: { heading: WayOn; ways: Way[] }[]
  previous: Way | undefined
  next: Way | undefined
}
