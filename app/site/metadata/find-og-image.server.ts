import { findNamedRow, findRow } from '../../documents/core/document-rows.server.ts'
import { isVisible } from '../../documents/core/pages.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import { simulatorSheet } from '../../learning/simulators/simulator-sheet.ts'
import { findSimulator } from '../../learning/simulators/simulators.ts'
import type { Database } from '../../platform/db/tables.ts'
import { layoutTexts } from '../../reading/layout/layout-texts.ts'
import { publicLinks } from '../../reading/layout/site-links.ts'
import { fixedSheet, type OgImage } from '../../ui/components/og-image.ts'

type Site = { db: Database; registry: Registry; today: string; siteName: string }

const fixedPages = [...publicLinks, { to: '/buscar', text: layoutTexts.search }]

/** Finds the preview picture of a page that visitors may read; at most two statements. */
export async function findOgImage(site: Site, kindSlug: string, name: string): Promise<OgImage | undefined> {
  if (kindSlug === 'pagina') return findFixedSheet(name, site.siteName)
  const simulator = kindSlug === 'simuladores' ? findSimulator(name) : undefined
  return simulator ? simulatorSheet(simulator) : findDocumentSheet(site, kindSlug, name)
}

function findFixedSheet(name: string, siteName: string): OgImage | undefined {
  const page = fixedPages
    .map(({ to, text }) => fixedSheet(to, to === '/' ? siteName : text))
    .find((ogImage) => ogImage.name === name)
  return page
}

async function findDocumentSheet(
  { db, registry, today }: Site,
  kindSlug: string,
  name: string,
): Promise<OgImage | undefined> {
  const kind = registry.find(kindSlug)
  if (!kind?.page || !kind.ogImage) return undefined
  const row = await findNamedRow(db, kind, kind.page.by, name)
  if (!row || !isVisible(kind, row, today)) return undefined
  const block = kind.refersTo.find(({ field }) => field === kind.block)
  const blockId = block && row[block.field]
  const blockRow = blockId ? await findRow(db, block.kind, String(blockId)) : undefined
  return kind.ogImage(row, blockRow)
}
