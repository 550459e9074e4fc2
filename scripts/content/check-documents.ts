import { findReferences, type ReadDocument, readDocument } from '../../app/documents/core/document-import.ts'
import { tipoOfPath } from '../../app/documents/core/import-paths.ts'
import type { Registry } from '../../app/documents/core/registry.server.ts'
import type { DocumentKind } from '../../app/documents/core/serve-document.server.ts'
import { prepareDraft } from '../../app/documents/core/write-draft.server.ts'

export type ContentFile = { path: string; text: string }
/** A schema message, the number of documents that cause it, and the shortest of them. */
type ContentFault = { message: string; count: number; shortest: ContentFile }
type Found = ContentFile & { kind: DocumentKind; document: ReadDocument }

/**
 * Validates documents against the schemas of their nouns, in memory.
 * Files outside a noun's folder are skipped.
 */
export function checkDocuments(
  files: readonly ContentFile[],
  registry: Registry,
): { checked: number; faults: ContentFault[] } {
  const found = files.flatMap((file): Found[] => {
    const kind = registry.find(tipoOfPath(file.path, registry.kinds) ?? '')
    return kind ? [{ ...file, kind, document: readDocument(kind, file.text) }] : []
  })
  const faults = new Map<string, ContentFault>()
  for (const { path, text, ...one } of found) {
    for (const message of listMessages(one, found)) {
      const { count, shortest } = faults.get(message) ?? { count: 0, shortest: { path, text } }
      const isShorter = text.length < shortest.text.length
      faults.set(message, { message, count: count + 1, shortest: isShorter ? { path, text } : shortest })
    }
  }
  return { checked: found.length, faults: [...faults.values()].sort((a, b) => b.count - a.count) }
}

function listMessages({ kind, document }: Pick<Found, 'kind' | 'document'>, all: readonly Found[]): string[] {
  const read = findReferences(document, listChoices(kind, all))
  if (!read.ok) return [read.message]
  const draft = prepareDraft(kind, read.fields)
  return draft.ok ? [] : [...new Set([...read.messages, ...Object.values(draft.errors)])]
}

/** Valid targets of a reference: documents of the same set, by file name or by title. */
function listChoices({ refersTo }: DocumentKind, all: readonly Found[]) {
  const choices = refersTo.map(({ field, kind }) => {
    const list = all.flatMap(({ path, kind: own, document }) => {
      if (own !== kind || !document.ok) return []
      const id = (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')
      return [{ id, title: document.fields[kind.title] ?? '' }]
    })
    return [field, { words: kind.words, list }] as const
  })
  return Object.fromEntries(choices)
}
