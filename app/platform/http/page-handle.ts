import type { Noun } from '../db/noun.ts'

/** What a route declares about itself, as `export const handle = {…} as const satisfies PageHandle`. */
export type PageHandle = {
  /** The whole page is hydrated by React Router; reading pages omit this. */
  hydrate?: true
  /** A file of `app/start/styles/pages` with styles that only this page needs. */
  styles?: string
  /** A long text without layout shifts: painted as it arrives. Other pages are painted once complete. */
  isLong?: true
  /**
   * The nouns that the page shows to visitors: it may then be cached until one of them changes. A page
   * without `shows` is rendered for every request. `documents`: every noun in the registry that visitors can
   * read.
   */
  shows?: readonly Noun[] | 'documents'
  /** The query parameters that affect the page: the loader receives no others. */
  parameters?: readonly string[]
  /** The page reads all query parameters, whatever their names; with any of them it is not cached. */
  anyParameters?: true
  /** Parameters that contain typed text; with one of them the page is not cached. */
  typed?: readonly string[]
  /** Signed-in users get a page of their own; visitors get the cached one. */
  personal?: true
  /** The response is the same for all readers and has no account menu, such as a feed. */
  alike?: true
  /** The page contains absolute URLs of the site: without SITE_URL it is not cached. */
  announces?: true
  /** The methods of its action, separated by commas; POST where left out. */
  methods?: string
}
