import { findReferences, type ReadDocument, readDocument } from '../../app/documents/core/document-import.ts'
import { kindSlugOfPath } from '../../app/documents/core/import-paths.ts'
import type { Registry } from '../../app/documents/core/registry.server.ts'
import type { DocumentKind } from '../../app/documents/core/serve-document.server.ts'
import { prepareDraft } from '../../app/documents/core/write-draft.server.ts'
import { registry as nouns } from '../../app/start/registry.server.ts'
import { requireNodeVersion } from '../../server/node-version.ts'
import { type ContentFile, readContentFiles } from './read-content-files.ts'

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
    const kind = registry.find(kindSlugOfPath(file.path, registry.kinds) ?? '')
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

if (import.meta.main) {
  requireNodeVersion()
  const [path] = process.argv.slice(2)
  if (path === undefined) {
    console.error('Uso: npm run check-content -- carpeta o archivo.zip')
    process.exit(2)
  }
  const { checked, faults } = checkDocuments(await readContentFiles(path), nouns)
  for (const { message, count, shortest } of faults)
    console.log(
      `${message} (${count})\n  ${shortest.path}\n${shortest.text.slice(0, 2_000).replace(/^/gm, '  | ')}\n`,
    )
  console.log(`Documentos: ${checked}. Mensajes distintos: ${faults.length}.`)
  process.exitCode = faults.length > 0 || checked === 0 ? 1 : 0
}
