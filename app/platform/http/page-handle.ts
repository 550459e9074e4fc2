import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Noun } from '../db/document-tables.ts'

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
  sameForAll?: true
  /** The page contains absolute URLs of the site: without SITE_URL it is not cached. */
  usesSiteUrl?: true
  /** The methods of its action, separated by commas; POST where left out. */
  methods?: string
}

/**
 * The `shouldRevalidate` of a page whose action may answer 409: it reloads the data, so that the next attempt
 * uses the current version. By default React Router does not reload after a status of 400 or more.
 */
export function revalidateOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

/**
 * Whether a page is hydrated whole: one of its routes requests it (`handle = { hydrate: true }`), or the user
 * may write. Other pages are sent without the framework.
 */
export function isHydratedWhole(handles: readonly unknown[], mayWrite: boolean): boolean {
  return mayWrite || handles.some(requestsHydration)
}

function requestsHydration(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'hydrate' in handle && handle.hydrate === true
}
