import type { z } from '../../ui/forms/schema.ts'
import type { MediaLocation } from '../media/picture-address.ts'

/** What the fields of a document hold as texts, by name: as forms send them and as they are compared. */
export type FieldTexts = Record<string, string>
/** What a column holds. */
export type Column = string | number | null
/** One of a list: what is kept, and what people read. */
export type Choice = { value: string; text: string }

/** How a text in Markdown is shown beside its field: as on most pages, as a worked solution, or with its questions. */
export type PreviewKind = 'markdown' | 'solution' | 'questions'

/** With what a form asks for a field; the editor draws it. */
export type FieldInput =
  | { kind: 'line'; type: 'text' | 'date' | 'url' }
  | { kind: 'lines' }
  | { kind: 'markdown'; rows: number; preview: PreviewKind }
  /** `blank`: what the first, empty choice says. */
  | { kind: 'choice'; choices: readonly Choice[]; blank?: string | undefined }
  /** Any number of them, one value per line. */
  | { kind: 'choices'; choices: readonly Choice[] }
  | { kind: 'reference'; to: string }
  /** Any number of them, one id per line. */
  | { kind: 'references'; to: string }
  | { kind: 'picture'; folder: MediaLocation }
  | { kind: 'flag' }
  /** JSON that a part of the form makes; the noun's own form asks for it. */
  | { kind: 'structure' }

/** What is known when a document is made, for fields that were left out. `next`: one more than the greatest. */
type Making = { today: string; next: () => Promise<number> }

/** One field of a noun: a column, and all that forms, imports, pictures and tests must know of it. */
export type Field<Value = unknown> = {
  /** From a text or a value of a document to what the column is given; undefined: left out. */
  schema: z.ZodType<Value, unknown>
  label: string
  hint?: string | undefined
  required: boolean
  input: FieldInput
  /** The names that documents use for it, the one that wins first; its own name when there are none. */
  import: readonly string[]
  /** How a document's spelling of it is made ready for the schema. */
  fromText?: ((text: string, spelling: string) => string) | undefined
  /** It holds one value per line; documents may write them as a list. */
  list?: true | undefined
  /** It holds JSON; documents write it as a map. */
  structure?: true | undefined
  /** The text below the front matter is this field's. */
  body?: true | undefined
  /** What a blank form begins with. */
  begins?: string | undefined
  /** What a new document gets when the field was left out; an empty column when absent. */
  initial?: Column | ((making: Making) => Column | Promise<Column>) | undefined
  /** Its value may be, or its text may name, the address of a picture. */
  pictures?: 'address' | 'text' | undefined
  /** The slug of this other field when it is left empty; it becomes the id of the document. */
  slugOf?: string | undefined
  /** A text that the schema takes, for tests. */
  example: string
}

/** The fields of a noun. The key is the column. */
export type FieldRecord = Record<string, Field>

type ValueOf<F> = F extends Field<infer Value> ? Value : never
type ColumnOf<Value> = Value extends boolean ? number : Value

/** What the schema of a noun gives. */
export type DraftOf<F extends FieldRecord> = {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Name]: ValueOf<F[Name]>
} & { [Name in keyof F as undefined extends ValueOf<F[Name]> ? Name : never]?: ValueOf<F[Name]> }

/** A document as its table holds it. */
export type RowOf<F extends FieldRecord> = {
  [Name in keyof F]: ColumnOf<Exclude<ValueOf<F[Name]>, undefined>>
} & { id: string; createdAt: string; updatedAt: string }
