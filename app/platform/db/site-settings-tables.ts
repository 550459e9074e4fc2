/** Settings of the whole site: a single row with the id `web`. */
export type SiteSettingsTable = {
  id: string
  name: string
  tagline: string
  schoolName: string
  address: string
  email: string
  responsible: string
  protection: string
  /** Paths without their leading slash, one per line. */
  hiddenLinks: string
  /** Ids of tools, one per line, in display order. */
  toolIds: string
  createdAt: string
  updatedAt: string
}

/** Texts of fixed pages that an admin has written; `page` is the title of the page. */
export type SitePagesTable = {
  id: string
  page: string
  content: string
  createdAt: string
  updatedAt: string
}
