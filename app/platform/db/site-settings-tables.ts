/** What admins say of the whole site: one row, `web`. */
export type SiteSettingsTable = {
  id: string
  name: string
  tagline: string
  schoolName: string
  address: string
  email: string
  responsible: string
  protection: string
  /** Paths without their slash, one per line. */
  hiddenLinks: string
  /** Ids of tools, one per line, in their order. */
  toolIds: string
  createdAt: string
  updatedAt: string
}

/** The texts of fixed pages that admins wrote; `page` is the title of one. */
export type SitePagesTable = {
  id: string
  page: string
  content: string
  createdAt: string
  updatedAt: string
}
