import type { ReadDocument } from '../../documents/core/document-import.ts'
import { listReferenceChoices } from '../../documents/core/document-references.server.ts'
import type { Column, FieldTexts } from '../../documents/core/field.ts'
import { limits, listValues } from '../../documents/core/field-schemas.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import type { DocumentKind } from '../../documents/core/serve-document.server.ts'
import { referenceTexts } from '../../documents/core/words.ts'
import type { Database } from '../../platform/db/tables.ts'

type Targets = { byId: Map<string, string>; byTitle: Map<string, string> }

/** Documents that imported documents can refer to: those of the site, and those of the import. */
export type ReferenceIndex = {
  /** Adds a document of the import, which has the id `id` on the site. */
  add: (
    kind: DocumentKind,
    given: { id: string; columns: Readonly<Record<string, Column>> },
    id: string,
  ) => void
  /** The id on the site of a document that the import calls `id`. */
  find: (kindSlug: string, id: string) => string | undefined
  /** Replaces the references of a document with ids; `unknown` are messages for those without a target. */
  resolve: (
    kind: DocumentKind,
    document: ReadDocument & { ok: true },
  ) => { fields: FieldTexts; unknown: string[] }
}

/** Loads the documents of the site that others can refer to. */
export async function openReferenceIndex(db: Database, { kinds }: Registry): Promise<ReferenceIndex> {
  const all = new Map<string, Targets>(
    kinds.map(({ tipo: kindSlug }) => [kindSlug, { byId: new Map(), byTitle: new Map() }]),
  )
  const read = new Set<string>()
  for (const kind of kinds) {
    const choices = await listReferenceChoices(db, kind)
    for (const { field, kind: target } of kind.refersTo) {
      if (read.has(target.tipo)) continue
      read.add(target.tipo)
      for (const { id, title } of choices[field]?.list ?? [])
        addTarget(all.get(target.tipo), { id, title }, id)
    }
  }
  return {
    add(kind, { id: given, columns }, id) {
      const title = kind.offeredAs?.(columns) ?? String(columns[kind.title] ?? '')
      addTarget(all.get(kind.tipo), { id: given, title }, id)
    },
    find: (kindSlug, id) => all.get(kindSlug)?.byId.get(id.normalize('NFC')),
    resolve: (kind, document) => resolve(all, kind, document),
  }
}

function addTarget(targets: Targets | undefined, named: { id: string; title: string }, id: string): void {
  targets?.byId.set(named.id.normalize('NFC'), id)
  const title = named.title.normalize('NFC')
  if (!targets?.byTitle.has(title)) targets?.byTitle.set(title, id)
}

function resolve(
  all: ReadonlyMap<string, Targets>,
  { refersTo }: DocumentKind,
  { fields: given, named }: ReadDocument & { ok: true },
): { fields: FieldTexts; unknown: string[] } {
  const fields = { ...given }
  const unknown: string[] = []
  for (const { field, kind } of refersTo) {
    const value = named[field]
    if (!value) continue
    const written = listValues(value.asWritten)
    const found = listValues(value.text)
      .slice(0, limits.list + 1)
      .flatMap((text, index) => {
        const names = [written[index] ?? text, text].map((name) => name.normalize('NFC'))
        const { byId, byTitle } = all.get(kind.tipo) ?? { byId: new Map(), byTitle: new Map() }
        const id = names.map((name) => byId.get(name) ?? byTitle.get(name)).find((one) => one !== undefined)
        if (id === undefined) unknown.push(referenceTexts.unknown(kind.words, text.normalize('NFC')))
        return id ?? []
      })
    if (found.length > 0) fields[field] = found.join('\n')
  }
  return { fields, unknown }
}
