import { findSlug } from '../../documents/core/define-document.ts'
import { listSpellings, readAttributes } from '../../documents/core/document-import.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { toDay, toInstant, type Values } from './database-values.ts'
import { type DatabaseDocument, readDatabase } from './read-database.ts'
import type { ReportRow, StagedDocument } from './staged.ts'
import { transferTexts } from './transfer-texts.ts'

type Options = { path: string; registry: Registry; add: (kindSlug: string, document: StagedDocument) => void }

/** Stages the documents of a database's JSON export; returns a report row for each part that is not imported. */
export function stageDatabase(value: unknown, { path, registry, add }: Options): ReportRow[] {
  const { documents, admins, others } = readDatabase(value, registry, path)
  for (const document of documents) add(document.kind.tipo, toStaged(document))
  const told = others.map((name) => skipped(`${path}: ${name}`, transferTexts.skipped.collection))
  return admins > 0 ? [...told, skipped(`${path}: admins`, transferTexts.skipped.admins(admins))] : told
}

function toStaged({ kind, path, id, values, above }: DatabaseDocument): StagedDocument {
  const attributes = namedByAbove(kind, nameById(kind, withDays(kind, values), id), above)
  const document = readAttributes(kind, attributes, { body: '', asStored: true })
  const updatedAt = toInstant(values.updatedAt) ?? toInstant(values.createdAt) ?? null
  const createdAt = toInstant(values.createdAt) ?? updatedAt
  return { path, id, createdAt, updatedAt, isWhole: false, document, pictures: [] }
}

// A timestamp in the database is a date on the site.
function withDays({ fields }: DocumentKind, values: Values): Values {
  const days = Object.entries(fields).flatMap(([name, field]) => {
    if (field.input.kind !== 'line' || field.input.type !== 'date') return []
    return listSpellings(name, field).flatMap((spelling) => {
      const day = toDay(values[spelling])
      return day === undefined ? [] : [[spelling, day] as const]
    })
  })
  return { ...values, ...Object.fromEntries(days) }
}

/** For kinds identified by their name (such as categories), a document without a name gets its id as name. */
function nameById(kind: DocumentKind, values: Values, id: string | null): Values {
  const field = kind.fields[kind.title]
  if (!field || id === null || findSlug(kind.fields) || !kind.unique.includes(kind.title)) return values
  const spellings = listSpellings(kind.title, field)
  return spellings.some((spelling) => values[spelling])
    ? values
    : { ...values, [spellings[0] ?? kind.title]: id }
}

/** A document of a subcollection refers to its parent, unless it has that reference itself. */
function namedByAbove(kind: DocumentKind, values: Values, above: DatabaseDocument['above']): Values {
  const reference = above && kind.refersTo.find((one) => !one.many && one.kind === above.kind)
  const field = reference && kind.fields[reference.field]
  if (!above || !reference || !field) return values
  const spellings = listSpellings(reference.field, field)
  return spellings.some((spelling) => values[spelling])
    ? values
    : { ...values, [spellings[0] ?? reference.field]: above.id }
}

function skipped(path: string, message: string): ReportRow {
  return { path, tipo: '', title: '', status: 'skipped', message, address: null }
}
