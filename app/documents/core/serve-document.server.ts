import type { OgImage } from '../../ui/components/og-image.ts'
import type { z } from '../../ui/forms/schema.ts'
import type { DocumentDefinition } from './define-document.ts'
import type { Column, FieldRecord, FieldTexts, RowOf } from './field.ts'

/** A condition on one column that is evaluated both in SQL and on a loaded row. */
type Condition<F extends FieldRecord> = readonly [keyof F & string, '=' | '<=', string | number]

/** The heading under which pages of other documents link to a document (app/documents/related). */
export type RelatedHeading = 'learn' | 'practise' | 'build'

/** The part of a noun's definition that only the server needs. */
type ServedOptions<F extends FieldRecord> = {
  /** Which documents visitors, the sitemap and search can see; all if absent. */
  visible?(at: { today: string }): Condition<F>
  /** The texts that search indexes, most important first. */
  search(row: RowOf<F>): { title: string; text: readonly (string | null)[] }
  /** The texts from which a model explains the document; kinds without it have no «Explicar con IA». */
  explain?(row: RowOf<F>): readonly (string | null)[]
  /** The weight of its search results; defaults to 1. */
  searchWeight?: number
  /** The content of the page's preview picture. `block`: the document that the field `block` refers to. */
  ogImage?(row: RowOf<F>, block: Readonly<Record<string, Column>> | undefined): OgImage
  /** The address of the page that shows a document under a fixed name; that page shows its drafts too. */
  pageOf?(id: string): string
  /** The field with the document's block of the syllabus: a reference or a name. */
  block?: keyof F & string
  /**
   * The heading under which pages of others link to its documents, and the field that describes each; no
   * links if absent.
   */
  related?: { heading: RelatedHeading; description?: keyof F & string }
  /**
   * The column by which its documents follow each other, within their block and then across blocks if they
   * refer to one.
   */
  sequence?: string
  /** Columns computed from the fields. */
  derived?: Readonly<Record<string, (row: RowOf<F>) => Column>>
  /** The column by which its list is sorted and paged, then by id. */
  listedBy?: { column: string; descending: boolean }
  /**
   * Returns the initial fields of a built-in document by id, undefined for other ids. A kind with this
   * function has only built-in documents; deleting one restores its initial content.
   */
  builtIn?(id: string): FieldTexts | undefined
  /** The schema of the noun's short form, if it has one. */
  shortSchema?: z.ZodType<object, unknown>
}

/** The complete definition of a noun. */
export type ServedDocument<F extends FieldRecord = FieldRecord> = DocumentDefinition<F> & ServedOptions<F>

/**
 * A reference from one kind to another by a field. `many`: a list of documents, which does not protect them
 * from deletion.
 */
export type Reference = { field: string; many: boolean; kind: DocumentKind }

/** A noun with its references, built by `openRegistry`. */
export type DocumentKind = ServedDocument & {
  refersTo: readonly Reference[]
  referredBy: readonly Reference[]
}

/** Adds the server part to the definition of a noun. */
export function serveDocument<F extends FieldRecord>(
  definition: DocumentDefinition<F>,
  options: ServedOptions<F>,
): ServedDocument {
  // The registry treats all nouns alike, so the type of the fields is erased here, and only here.
  return { ...definition, ...options } as unknown as ServedDocument
}

/** Returns the kind with the schema of its short form, or the kind itself if it has none. */
export function shortKind(kind: DocumentKind): DocumentKind {
  // A draft is a record of columns whichever schema parsed it.
  return kind.shortSchema ? { ...kind, schema: kind.shortSchema as DocumentKind['schema'] } : kind
}
