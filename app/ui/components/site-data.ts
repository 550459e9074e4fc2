import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { defaultSiteName, defaultTagline, type SiteWords } from '../../platform/http/site-settings.ts'

/** What every page knows of the site and of who reads it: given by the root loader. */
export type SiteData = {
  siteName: string
  tagline: string
  /** Paths, without their slash, that menus leave out. */
  hiddenLinks: readonly string[]
  /** Address of SITE_URL; null where it is not set. */
  origin: string | null
  path: string
  requestId: string
  nonce: string
  bootScript: { src: string; integrity?: string }
  year: number
  /** Until when a draft can be seen so; absent on the pages of the site. */
  previewEndsAt?: string | undefined
  account: { id: string; email: string; isAdmin: boolean; mayWrite: boolean } | null
  /** Ways to sign in beside e-mail and password, as the operator set them up. */
  signIn: { google: boolean; resetsPasswords: boolean }
}

/** The root loader's data; undefined only where the root loader itself failed. */
export function useSite(): SiteData | undefined {
  // The root loader states this same type as its return type.
  return useRouteLoaderData('root') as SiteData | undefined
}

/** Whether the reader may change content: an editor or an admin. It only decides what is shown: every action asks the server again. */
export function useMayWrite(): boolean {
  return useSite()?.account?.mayWrite ?? false
}

/** Whether an admin reads. It decides as little as {@link useMayWrite}. */
export function useIsAdmin(): boolean {
  return useSite()?.account?.isAdmin ?? false
}

/** The words of the site for a page whose root loader failed: the server gives those that it has in memory. */
export const KnownSiteWords = createContext<SiteWords>({ siteName: defaultSiteName, tagline: defaultTagline })

/** How the site is called and what it says of itself. */
export function useSiteWords(): SiteWords {
  const known = useContext(KnownSiteWords)
  const { siteName, tagline } = useSite() ?? known
  return { siteName, tagline }
}
