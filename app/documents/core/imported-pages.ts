import type { FieldTexts } from './field.ts'
import { type ReadDocument, replaceTargets, resolvePath, tidyPath } from './import-paths.ts'
import { importedTexts } from './imported-texts.ts'

/** A document of an import, and where it is read once it is on the site. */
export type ImportedPage = { path: string; title: string; address: string | undefined }
/** Finds the documents of one import. `isOther`: its name has other capitals than what was asked for. */
export type ImportedPages = {
  byPath: (path: string) => { page: ImportedPage; isOther: boolean } | undefined
  /** The address of the document that has this name or this title. */
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

/** `temario/palanca` and `palanca` of `curso/temario/palanca`; of very deep ones only the last. */
function endsOf(path: string): string[] {
  const parts = path.split('/').slice(-8)
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/** Gives links to documents of the same import the addresses that these have on the site. */
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
    // An address of the site that happens to end like a file is meant as it is.
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
