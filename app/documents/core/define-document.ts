import type { Role } from '../../accounts/accounts/account.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { z } from '../../ui/forms/schema.ts'
import type { MediaLocation } from '../media/picture-address.ts'
import type { DraftOf, FieldRecord, FieldTexts, RowOf } from './field.ts'
import { deriveSlug } from './field-schemas.ts'
import { type Sentences, toSentences, type Words } from './words.ts'

/** A document as lists of mixed kinds show it. */
type DocumentCard = { title: string; text: string; picture?: string | null }

/**
 * The part of a noun's definition that runs on the server and in the browser. Lists, forms and validation
 * derive from it.
 */
type DocumentOptions<F extends FieldRecord> = {
  /** The name in addresses (/edit/{tipo}/{id}) and in the history. It must never change. */
  tipo: string
  table: keyof Tables
  words: Words
  /**
   * The address of the list of these documents: where the back link leads if the visitor came from outside
   * the site.
   */
  list: string
  /** The name of that list. */
  section: string
  /**
   * A document's address is `at` plus the value of column `by`; absent for nouns without pages of their own.
   * If `at` ends in `#`, all documents are on one page.
   */
  page?: { at: string; by: 'id' | 'slug' }
  /** The folder for this kind in exported document sets; defaults to `tipo`. */
  folder?: string
  /**
   * If set, ids are the names of imported files or newly generated; otherwise the first slug becomes the id.
   */
  ownIds?: true
  fields: F
  /** The field whose value titles the document. */
  title: keyof F & string
  /** Fields whose values are unique; each has a unique constraint in the table. */
  unique: readonly (keyof F & string)[]
  /** The field by which selection lists are sorted; defaults to `title`. */
  order?: keyof F & string
  /** The label in selection lists; defaults to the title. */
  offeredAs?(row: Pick<RowOf<F>, keyof F>): string
  /** Who may read and who may write. Required: there is no default. */
  access: Access
  card(row: Pick<RowOf<F>, keyof F>): DocumentCard
}

export type Access = { read: 'everyone' | 'admin'; write: Role }

/** A noun's definition with its defaults filled in. */
export type DocumentDefinition<F extends FieldRecord = FieldRecord> = DocumentOptions<F> & {
  folder: string
  order: keyof F & string
  schema: z.ZodType<DraftOf<F>, unknown>
  texts: Sentences
}

/**
 * Completes the definition of a noun with its defaults, schema and texts. `serveDocument` adds the server
 * part.
 */
export function defineDocument<F extends FieldRecord>(options: DocumentOptions<F>): DocumentDefinition<F> {
  return {
    ...options,
    folder: options.folder ?? options.tipo,
    order: options.order ?? options.title,
    schema: schemaOf(options.fields),
    texts: toSentences(options.words),
  }
}

// The only cast in definitions: `z.object` over a record of schemas cannot infer DraftOf.
function schemaOf<F extends FieldRecord>(fields: F): z.ZodType<DraftOf<F>, unknown> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]))
  const slug = findSlug(fields)
  const schema = z.preprocess((input) => (slug ? deriveSlug(input, slug) : input), z.object(shape))
  return schema as unknown as z.ZodType<DraftOf<F>, unknown>
}

/** Returns the slug field and the field that the slug is derived from. */
export function findSlug(fields: FieldRecord): { name: string; of: string } | undefined {
  const [name, field] = Object.entries(fields).find(([, { slugOf }]) => slugOf !== undefined) ?? []
  return name !== undefined && field?.slugOf !== undefined ? { name, of: field.slugOf } : undefined
}

/** Returns the address of a document's page, or undefined for nouns without pages of their own. */
export function pathOf(
  { page }: Pick<DocumentDefinition, 'page'>,
  document: { id: string; slug: string | null },
): string | undefined {
  return page && `${page.at}${page.by === 'slug' ? (document.slug ?? document.id) : document.id}`
}

/** Returns true if all documents of a noun are on one page, each at its own `#` anchor. */
export function isSinglePage({ page }: Pick<DocumentDefinition, 'page'>): boolean {
  return page?.at.includes('#') === true
}

/** Returns the label of each field, by field name. */
export function labelsOf({ fields }: { fields: FieldRecord }): FieldTexts {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}

/** Returns the folder for the pictures of a noun, or undefined if it has no picture field. */
export function pictureFolder({ fields }: { fields: FieldRecord }): MediaLocation | undefined {
  const inputs = Object.values(fields).map(({ input }) => input)
  return inputs.find((input) => input.kind === 'picture')?.folder
}

/** The id segment in the address of the form for a new document; no document has this id. */
export const newId = 'nuevo'
