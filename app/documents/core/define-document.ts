import type { Role } from '../../accounts/accounts/account-context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { z } from '../../ui/forms/schema.ts'
import type { MediaLocation } from '../media/picture-address.ts'
import type { DraftOf, FieldRecord, FieldTexts, RowOf } from './field.ts'
import { deriveSlug } from './field-schemas.ts'
import { type Sentences, toSentences, type Words } from './words.ts'

/** A document as lists of many kinds show it. */
type DocumentCard = { title: string; text: string; picture?: string | null }

/** What a feature says of its noun: all that runs anywhere. Lists, forms and checks follow from it. */
type DocumentOptions<F extends FieldRecord> = {
  /** Its name in addresses (/edit/{tipo}/{id}) and in the history: for ever. */
  tipo: string
  table: keyof Tables
  words: Words
  /** Where its documents are listed: the way back when no page of ours is behind. */
  list: string
  /** The words for where that is. */
  section: string
  /**
   * The address of a document is `at` and the value of this column; absent for nouns without pages of their own. An
   * `at` that ends in `#` says that all of them stand on one page.
   */
  page?: { at: string; by: 'id' | 'slug' }
  /** The folder of a set of documents that holds this kind; its tipo when left out. */
  folder?: string
  /** Its ids are the names of the files that its documents came in, else new ones; when left out, their first slugs. */
  ownIds?: true
  fields: F
  /** The field that names a document to people. */
  title: keyof F & string
  /** Fields of which no two documents share a value, with a constraint each in the table. */
  unique: readonly (keyof F & string)[]
  /** By what its documents are offered to choose from; by title when left out. */
  order?: keyof F & string
  /** What it is called where others choose from its documents; its title when left out. */
  offeredAs?(row: Pick<RowOf<F>, keyof F>): string
  /** Who may read and who may write. There is no default. */
  access: Access
  card(row: Pick<RowOf<F>, keyof F>): DocumentCard
}

export type Access = { read: 'everyone' | 'admin'; write: Role }

/** The definition of a noun, complete. */
export type DocumentDefinition<F extends FieldRecord = FieldRecord> = DocumentOptions<F> & {
  folder: string
  order: keyof F & string
  schema: z.ZodType<DraftOf<F>, unknown>
  texts: Sentences
}

/** The noun of a document to be shown or saved; the server's half is `serveDocument`. */
export function defineDocument<F extends FieldRecord>(options: DocumentOptions<F>): DocumentDefinition<F> {
  return {
    ...options,
    folder: options.folder ?? options.tipo,
    order: options.order ?? options.title,
    schema: schemaOf(options.fields),
    texts: toSentences(options.words),
  }
}

// The one cast of the definitions: an object of schemas by name gives what DraftOf says.
function schemaOf<F extends FieldRecord>(fields: F): z.ZodType<DraftOf<F>, unknown> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]))
  const slug = findSlug(fields)
  const schema = z.preprocess((input) => (slug ? deriveSlug(input, slug) : input), z.object(shape))
  return schema as unknown as z.ZodType<DraftOf<F>, unknown>
}

/** The field that becomes the id of a document, and what it is made of. */
export function findSlug(fields: FieldRecord): { name: string; of: string } | undefined {
  const [name, field] = Object.entries(fields).find(([, { slugOf }]) => slugOf !== undefined) ?? []
  return name !== undefined && field?.slugOf !== undefined ? { name, of: field.slugOf } : undefined
}

/** The address of a document's page; undefined for nouns without pages of their own. */
export function pathOf(
  { page }: Pick<DocumentDefinition, 'page'>,
  document: { id: string; slug: string | null },
): string | undefined {
  return page && `${page.at}${page.by === 'slug' ? (document.slug ?? document.id) : document.id}`
}

/** Whether the documents of a noun are places of one page. */
export function standOnOnePage({ page }: Pick<DocumentDefinition, 'page'>): boolean {
  return page?.at.includes('#') === true
}

/** What people call the fields. */
export function labelsOf({ fields }: { fields: FieldRecord }): FieldTexts {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}

/** Where the pictures of a noun are put; undefined for one that has none. */
export function pictureFolder({ fields }: { fields: FieldRecord }): MediaLocation | undefined {
  const inputs = Object.values(fields).map(({ input }) => input)
  return inputs.find((input) => input.kind === 'picture')?.folder
}

/** The words of the blank form in its address; no document has it as its id. */
export const newId = 'nuevo'
