import { listValues } from '../../documents/core/field-schemas.ts'
import { serveDocument } from '../../documents/core/serve-document.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import {
  defaultSettings,
  defaultTagline,
  type HomeTool,
  type SiteSettings,
} from '../../platform/http/site-settings.ts'
import { maxTools, site, siteId } from './site.ts'

export const servedSite = serveDocument(site, {
  search: ({ name }) => ({ title: name ?? '', text: [] }),
  builtIn: (id) => (id === siteId ? {} : undefined),
})

/** The site's settings in memory, so that pages need no query for them. */
export type Settings = {
  readonly current: SiteSettings
  /** Reads the settings again; called before rendering when they may have changed. */
  refresh: () => Promise<void>
}

/** Reads the settings. `siteName`: the operator's name for the site, used unless an admin has set one. */
export async function openSettings(db: Database, siteName: string): Promise<Settings> {
  let current: SiteSettings = { ...defaultSettings, siteName }
  let asked = 0
  let answered = 0
  const refresh = async (): Promise<void> => {
    const question = ++asked
    const read = await readSettings(db, siteName)
    // Ignore a response that a later refresh has overtaken.
    if (question < answered) return
    answered = question
    current = read
  }
  await refresh()
  return {
    get current() {
      return current
    },
    refresh,
  }
}

async function readSettings(db: Database, siteName: string): Promise<SiteSettings> {
  const row = await db.selectFrom('site_settings').selectAll().where('id', '=', siteId).executeTakeFirst()
  if (!row) return { ...defaultSettings, siteName }
  const { schoolName, address, email, responsible, protection } = row
  return {
    siteName: row.name || siteName,
    tagline: row.tagline || defaultTagline,
    school: { schoolName, address, email, responsible, protection },
    hiddenLinks: listValues(row.hiddenLinks),
    homeTools: await listHomeTools(db, listValues(row.toolIds).slice(0, maxTools)),
  }
}

const columns = ['id', 'name', 'url', 'description', 'imageUrl', 'runsIn', 'account', 'language'] as const

async function listHomeTools(db: Database, ids: readonly string[]): Promise<HomeTool[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('tools').select(columns).where('id', 'in', ids).execute()
  return ids.flatMap((wanted) =>
    rows.filter(({ id }) => id === wanted).map(({ id: _id, ...tool }): HomeTool => tool),
  )
}
