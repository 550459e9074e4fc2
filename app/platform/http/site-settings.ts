/** The publisher of the site, for its legal pages; each field is '' until it is set. */
export type School = {
  schoolName: string
  address: string
  email: string
  responsible: string
  /** How to contact the data protection officer. */
  protection: string
}

/** A tool on the home page. */
export type HomeTool = {
  name: string
  url: string
  description: string
  imageUrl: string | null
  runsIn: string | null
  account: string | null
  language: string | null
}

/** Settings of the whole site, made by admins (docs/product.md 6.15). */
export type SiteSettings = {
  siteName: string
  tagline: string
  school: School
  /** Paths without their leading slash that menus omit. */
  hiddenLinks: readonly string[]
  /** The tools on the home page, in order. */
  homeTools: readonly HomeTool[]
}

/** Name and tagline of the site. */
export type SiteWords = Pick<SiteSettings, 'siteName' | 'tagline'>

export const defaultSiteName = 'Engrana'
export const defaultTagline = 'aprueba, aprende y aplica'

/** The settings of a new site. */
export const defaultSettings: SiteSettings = {
  siteName: defaultSiteName,
  tagline: defaultTagline,
  school: { schoolName: '', address: '', email: '', responsible: '', protection: '' },
  hiddenLinks: [],
  homeTools: [],
}
