import type { PageSheet } from '../../ui/components/page-sheet.ts'
import type { z } from '../../ui/forms/schema.ts'
import type { DocumentDefinition } from './define-document.ts'
import type { Column, FieldRecord, FieldTexts, RowOf } from './field.ts'

/** What must hold of a row, in a form that a statement and a look at the row both understand. */
type Condition<F extends FieldRecord> = readonly [keyof F & string, '=' | '<=', string | number]

/** Under which heading pages of other documents lead to a document (app/documents/related). */
export type WayOn = 'learn' | 'practise' | 'build'

/** What the server alone must know of a noun. */
type ServedOptions<F extends FieldRecord> = {
  /** Which documents visitors, the sitemap and the search may see; all of them when left out. */
  visible?(at: { today: string }): Condition<F>
  /** What a search finds a document by, the most important first. */
  search(row: RowOf<F>): { title: string; text: readonly (string | null)[] }
  /** What a model gets to explain it by; a kind without it has no «Explicar con IA». */
  explain?(row: RowOf<F>): readonly (string | null)[]
  /** How much a result of it counts beside others; 1 when left out. */
  searchWorth?: number
  /** What the picture of its page shows. `block`: the document that its field `block` refers to. */
  sheet?(row: RowOf<F>, block: Readonly<Record<string, Column>> | undefined): PageSheet
  /** Where readers see a document whose page is of another name: that page shows its drafts too. */
  pageOf?(id: string): string
  /** The field that says to which block of the syllabus a document belongs: a reference to it, or its name. */
  block?: keyof F & string
  /** Under which heading pages of others lead to its documents, and which field is said of each; none do when left out. */
  leads?: { to: WayOn; says?: keyof F & string }
  /** The column by which its documents follow each other, in their block and from block to block where they refer to one. */
  follows?: string
  /** Columns that follow from the fields. */
  derived?: Readonly<Record<string, (row: RowOf<F>) => Column>>
  /** By what its list is sorted, then by id, where the list comes in parts. */
  listedBy?: { column: string; descending: boolean }
  /**
   * What the form of a document begins with that is there before anybody has written it, by its id. A kind that says so has these and no
   * others: to delete one brings back what the site came with.
   */
  begun?(id: string): FieldTexts | undefined
  /** What a shorter form of the noun asks for, where there is one. */
  shortSchema?: z.ZodType<object, unknown>
}

/** Both halves of a noun. */
export type ServedDocument<F extends FieldRecord = FieldRecord> = DocumentDefinition<F> & ServedOptions<F>

/** A kind refers to another by a field. `many`: to any number of documents, and holds on to none of them. */
export type Reference = { field: string; many: boolean; kind: DocumentKind }

/** A noun among the others of the site; made by `openRegistry`. */
export type DocumentKind = ServedDocument & {
  refersTo: readonly Reference[]
  referredBy: readonly Reference[]
}

/** Joins what the server must know to the definition of a noun. */
export function serveDocument<F extends FieldRecord>(
  definition: DocumentDefinition<F>,
  options: ServedOptions<F>,
): ServedDocument {
  // The registry holds all nouns alike: here, and only here, a noun forgets the names of its fields.
  return { ...definition, ...options } as unknown as ServedDocument
}

/** A kind as its short form writes it; itself where there is none. */
export function shortKind(kind: DocumentKind): DocumentKind {
  // A draft is a record of columns whatever schema it has passed.
  return kind.shortSchema ? { ...kind, schema: kind.shortSchema as DocumentKind['schema'] } : kind
}
