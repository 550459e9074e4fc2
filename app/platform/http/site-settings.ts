/** Who publishes the site, as its legal pages name it; each is '' while nobody has said it. */
export type School = {
  schoolName: string
  address: string
  email: string
  responsible: string
  /** How to reach whoever watches over data protection. */
  protection: string
}

/** A tool as the home page shows it. */
export type HomeTool = {
  name: string
  url: string
  description: string
  imageUrl: string | null
  runsIn: string | null
  account: string | null
  language: string | null
}

/** What admins set about the whole site (docs/product.md 6.15). */
export type SiteSettings = {
  siteName: string
  tagline: string
  school: School
  /** Paths, without their slash, that menus leave out. */
  hiddenLinks: readonly string[]
  /** The tools that admins chose for the home page, in their order. */
  homeTools: readonly HomeTool[]
}

/** What the site is called, and what it says of itself in a line. */
export type SiteWords = Pick<SiteSettings, 'siteName' | 'tagline'>

export const defaultSiteName = 'Engrana'
export const defaultTagline = 'aprueba, aprende y aplica'

/** The settings of a site about which nobody has said anything. */
export const defaultSettings: SiteSettings = {
  siteName: defaultSiteName,
  tagline: defaultTagline,
  school: { schoolName: '', address: '', email: '', responsible: '', protection: '' },
  hiddenLinks: [],
  homeTools: [],
}
