import type { Noun } from './noun.ts'

/** What a route says of itself, as `export const handle = {…} satisfies PageHandle`. */
export type PageHandle = {
  /** React Router hydrates the whole page; reading pages leave this out. */
  hydrate?: true
  /**
   * The nouns that the page shows to visitors. It may then be kept in memory until one of them changes. A page that
   * says nothing is made anew for every request.
   */
  shows?: readonly Noun[]
}

/** Carries `shows` from the page to the cache inside the process; it never leaves it. */
export const showsHeader = 'X-Shows'
