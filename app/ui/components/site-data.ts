import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { defaultSiteName, defaultTagline, type SiteWords } from '../../platform/http/site-settings.ts'

/** Data about the site and its reader for every page, from the root loader. */
export type SiteData = {
  siteName: string
  tagline: string
  /** Paths without their leading slash that menus omit. */
  hiddenLinks: readonly string[]
  /** Origin of SITE_URL; null where it is not set. */
  origin: string | null
  path: string
  requestId: string
  nonce: string
  bootScript: { src: string; integrity?: string }
  year: number
  /** For the preview of a draft: the time at which its link expires. */
  previewEndsAt?: string | undefined
  account: { id: string; email: string; isAdmin: boolean; mayWrite: boolean } | null
  /** Sign-in options beside e-mail and password, as the operator configured them. */
  signIn: { google: boolean; resetsPasswords: boolean }
}

/** The data of the root loader; undefined only when the root loader failed. */
export function useSite(): SiteData | undefined {
  // The root loader declares this type as its return type.
  return useRouteLoaderData('root') as SiteData | undefined
}

/**
 * Whether the reader is an editor or admin. Use it only to show or hide things: every action checks
 * permissions on the server.
 */
export function useMayWrite(): boolean {
  return useSite()?.account?.mayWrite ?? false
}

/** Whether the reader is an admin. The limits of {@link useMayWrite} apply. */
export function useIsAdmin(): boolean {
  return useSite()?.account?.isAdmin ?? false
}

/** Name and tagline for a page whose root loader failed; the server provides those it has in memory. */
export const KnownSiteWords = createContext<SiteWords>({ siteName: defaultSiteName, tagline: defaultTagline })

/** Name and tagline of the site. */
export function useSiteWords(): SiteWords {
  const known = useContext(KnownSiteWords)
  const { siteName, tagline } = useSite() ?? known
  return { siteName, tagline }
}
