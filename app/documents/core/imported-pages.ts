import type { FieldTexts } from './field.ts'
import { type ReadDocument, replaceTargets, resolvePath, tidyPath } from './import-paths.ts'

/** Messages of an import about links between its files. */
const importedTexts = {
  otherCase: (address: string, path: string) =>
    `Se ha usado «${path}» para «${address.slice(0, 100)}»: solo cambian las mayúsculas.`,
} as const

/** A document of an import, with its future address on the site. */
export type ImportedPage = { path: string; title: string; address: string | undefined }
/** Finds documents of one import. `isOther`: the found path differs in upper and lower case. */
export type ImportedPages = {
  byPath: (path: string) => { page: ImportedPage; isOther: boolean } | undefined
  /** Returns the address of the document with this file name or title. */
  byName: (name: string) => string | undefined
}

const fold = (text: string): string => tidyPath(text).toLowerCase()
const withoutEnding = (path: string): string => path.replace(/\.(?:md|markdown)$/i, '')

export function openImportedPages(pages: readonly ImportedPage[]): ImportedPages {
  const exact = new Map<string, ImportedPage>()
  const folded = new Map<string, ImportedPage>()
  const named = new Map<string, ImportedPage>()
  for (const page of pages) {
    const path = withoutEnding(tidyPath(page.path))
    for (const form of [path, path.replace(/\/_?index$/i, '')]) {
      exact.set(form, page)
      if (!folded.has(fold(form))) folded.set(fold(form), page)
    }
    for (const name of [...endsOf(path), page.title]) if (!named.has(fold(name))) named.set(fold(name), page)
  }
  return {
    byPath: (path) => {
      const form = withoutEnding(tidyPath(path)).replace(/\/$/, '')
      const page = exact.get(form)
      if (page) return { page, isOther: false }
      const other = form.startsWith('/') ? named.get(fold(form.slice(1))) : folded.get(fold(form))
      return other && { page: other, isOther: !form.startsWith('/') }
    },
    byName: (name) => named.get(fold(withoutEnding(name.trim())))?.address,
  }
}

/**
 * Returns the trailing paths of a path: `temario/palanca` and `palanca` for `curso/temario/palanca`; at most
 * eight parts.
 */
function endsOf(path: string): string[] {
  const parts = path.split('/').slice(-8)
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/** Rewrites links to documents of the same import to their addresses on the site. */
export function replaceLinks(
  { path, texts, fields }: ReadDocument,
  pages: ImportedPages,
): { texts: FieldTexts; messages: string[] } {
  const others = new Set<string>()
  const replace = (address: string): string | undefined => {
    const [name = '', fragment] = address.split('#', 2)
    const isFromRoot = /^\/[^/]/.test(name)
    const target = isFromRoot ? name.split('?', 1)[0] : resolvePath(path, name)
    const found = target ? pages.byPath(target) : undefined
    // A root address matches only with a Markdown ending; otherwise it is an address of this site.
    if (!found?.page.address || (isFromRoot && !/\.(?:md|markdown)$/i.test(target ?? ''))) return undefined
    if (found.isOther) others.add(importedTexts.otherCase(address, found.page.path))
    return found.page.address + (fragment && !found.page.address.includes('#') ? `#${fragment}` : '')
  }
  const entries = Object.entries(texts).map(([name, text]) => {
    if (fields[name]?.pictures !== 'text') return [name, text]
    return [name, replaceTargets(text, (address, kind) => (kind === 'link' ? replace(address) : undefined))]
  })
  return { texts: Object.fromEntries(entries), messages: [...others] }
}
