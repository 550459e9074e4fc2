import type { Noun } from '../db/noun.ts'

/** What a route says of itself, as `export const handle = {…} as const satisfies PageHandle`. */
export type PageHandle = {
  /** React Router hydrates the whole page; reading pages leave this out. */
  hydrate?: true
  /** A file of `app/page-styles`: styles that no other page needs. */
  styles?: string
  /** Longer than a screen and nothing moves in it: its text is painted as it arrives. Other pages are painted once they are whole. */
  isLong?: true
  /**
   * The nouns that the page shows to visitors. It may then be kept in memory until one of them changes. A page that
   * says nothing is made anew for every request. `documents`: every noun that visitors read, as the registry has them.
   */
  shows?: readonly Noun[] | 'documents'
  /** The parameters of the address that matter to what is shown: no other one reaches the loader. */
  parameters?: readonly string[]
  /** It reads all parameters of its address, whatever they are called: a page with any is made for them alone. */
  anyParameters?: true
  /** Those of them that hold what somebody typed: a page that has one is made for them alone. */
  typed?: readonly string[]
  /** Whoever is signed in gets a page of their own, with what is theirs in it; visitors get the one that is kept. */
  personal?: true
  /** What is the same whoever reads it, as a feed is: there is no menu in it. */
  alike?: true
  /** It names whole addresses of the site: without SITE_URL, which says which they are, it is not kept. */
  announces?: true
  /** The methods of its action, where it is not POST alone. */
  methods?: string
}
