import { ruleTexts } from '../../documents/author-rules/author-rules-texts.ts'
import { isSinglePage } from '../../documents/core/define-document.ts'
import {
  type DocumentRow,
  findNamedRow,
  findRow,
  toFields,
} from '../../documents/core/document-rows.server.ts'
import { type DocumentDraft, findDraft } from '../../documents/core/draft-rows.server.ts'
import type { FieldTexts } from '../../documents/core/field.ts'
import { findDeadAddresses, findLinkedDocument } from '../../documents/core/known-addresses.server.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import type { Pictures } from '../../documents/media/pictures.ts'
import { madridDate } from '../../platform/dates/madrid-date.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { AttentionFinding, DocumentReport } from './content-audit.server.ts'
import { attentionTexts } from './panel-texts.ts'

/** Checks the fields of a document. */
export type Reporter = (kind: DocumentKind, fields: FieldTexts) => Promise<DocumentReport | undefined>

type Site = { db: Database; registry: Registry; pictures: Pick<Pictures, 'find'>; report: Reporter }
type Address = DocumentReport['addresses'][number]

/** Finds what needs attention in a document; undefined if the document no longer exists. */
export async function findAttention(
  site: Site,
  kind: DocumentKind,
  id: string,
): Promise<AttentionFinding[] | undefined> {
  const [row, draft] = [await findRow(site.db, kind, id), await findDraft(site.db, kind, id)]
  const late = findLate(draft)
  if (!row) return draft && late
  const seen = await site.report(kind, toFields(kind, row))
  if (!seen) return undefined
  const dead = await findDead(site, seen.addresses)
  const rest = seen.addresses.filter((address) => !dead.has(address))
  return [
    ...late,
    ...seen.findings,
    ...[...dead].map(([address, message]) => toFinding(address, message)),
    ...(await findMissingAnchors(site, rest)),
    ...findLostPictures(site, kind, row),
    ...findUnplaced(kind, row),
  ]
}

// Authors rarely reopen a form to check its publication date, so a date without effect is a finding.
function findLate(draft: DocumentDraft | undefined): AttentionFinding[] {
  const message = draft?.problem ?? null
  return message === null ? [] : [{ reason: 'unpublished', field: '', line: 0, message }]
}

function toFinding({ field, line }: Address, message: string): AttentionFinding {
  return { reason: 'links', field, line, message }
}

async function findDead(site: Site, addresses: readonly Address[]): Promise<Map<Address, string>> {
  // `findDeadAddresses` returns the line of each finding: pass the index as line, to match it with its
  // address.
  const numbered = addresses.map((address, line) => ({ ...address, line }))
  const dead = await findDeadAddresses({ ...site, today: madridDate(new Date()) }, numbered)
  return new Map(
    dead.flatMap(({ line, message }) => {
      const address = addresses[line]
      return address ? [[address, message] as const] : []
    }),
  )
}

/** Fragments of pages other than the headings of their texts. */
const isOwnPlace = (fragment: string): boolean =>
  /^(?:respuesta|tu-respuesta|contenido|pregunta-.*)$/.test(fragment)

async function findMissingAnchors(site: Site, addresses: readonly Address[]): Promise<AttentionFinding[]> {
  const findings: AttentionFinding[] = []
  for (const address of addresses) {
    const place = address.kind === 'link' ? findLinkedDocument(site.registry, address.address) : undefined
    if (!place || place.fragment === '' || isSinglePage(place.kind) || isOwnPlace(place.fragment)) continue
    const anchors = await listAnchors(site, place)
    if (anchors && !anchors.includes(withoutScope(place.fragment)))
      findings.push(toFinding(address, attentionTexts.missingAnchor(address.address)))
  }
  return findings
}

/** On a page with several texts, the heading ids of each have a prefix. */
const withoutScope = (fragment: string): string => fragment.replace(/^s-.*?--/, 's-')

async function listAnchors(
  { db, report }: Site,
  { kind, name }: { kind: DocumentKind; name: string },
): Promise<string[] | undefined> {
  const row = (await findRow(db, kind, name)) ?? (await findNamedRow(db, kind, 'slug', name))
  return row && (await report(kind, toFields(kind, row)))?.anchors
}

function findLostPictures(
  { pictures }: Site,
  { fields }: DocumentKind,
  row: DocumentRow,
): AttentionFinding[] {
  return Object.entries(fields).flatMap(([field, { pictures: held }]): AttentionFinding[] => {
    const address = row[field]
    if (held !== 'address' || typeof address !== 'string' || !address.startsWith('/')) return []
    if (pictures.find(address)) return []
    return [{ reason: 'links', field, line: 0, message: ruleTexts.deadPicture(address) }]
  })
}

function findUnplaced({ fields }: DocumentKind, row: DocumentRow): AttentionFinding[] {
  if (!('criteria' in fields) || row.criteria !== '') return []
  return [{ reason: 'unplaced', field: 'criteria', line: 0, message: attentionTexts.unplaced }]
}
