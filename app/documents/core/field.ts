import type { z } from '../../ui/forms/schema.ts'
import type { MediaLocation } from '../media/picture-address.ts'

/** Field values as texts, by field name, as forms send them and as versions are compared. */
export type FieldTexts = Record<string, string>
/** The value of a database column. */
export type Column = string | number | null
/** An item of a list: the stored value and the text shown to users. */
export type Choice = { value: string; text: string }

/**
 * How the preview beside a Markdown field renders it: as a page, as a worked solution, or with its questions.
 */
export type PreviewKind = 'markdown' | 'solution' | 'questions'

/** The input that a form uses for a field; the editor renders it. */
export type FieldInput =
  | { kind: 'line'; type: 'text' | 'date' | 'url' }
  | { kind: 'lines' }
  | { kind: 'markdown'; rows: number; preview: PreviewKind }
  /** `blank`: the text of the first, empty choice. */
  | { kind: 'choice'; choices: readonly Choice[]; blank?: string | undefined }
  /** Any number of choices, one value per line. */
  | { kind: 'choices'; choices: readonly Choice[] }
  | { kind: 'reference'; to: string }
  /** Any number of references, one id per line. */
  | { kind: 'references'; to: string }
  | { kind: 'picture'; folder: MediaLocation }
  | { kind: 'flag' }
  /** JSON that a custom part of the noun's form produces. */
  | { kind: 'structure' }

/**
 * Context for the initial values of fields left out of a new document. `next` returns the column's maximum
 * plus one.
 */
type Making = { today: string; next: () => Promise<number> }

/** One field of a noun: its column, and what forms, imports, pictures and tests need to know about it. */
export type Field<Value = unknown> = {
  /** Parses a form text or front matter value into the column's value; undefined means left out. */
  schema: z.ZodType<Value, unknown>
  label: string
  hint?: string | undefined
  required: boolean
  input: FieldInput
  /** Accepted names in front matter; the first with a value wins. Empty: the field's own name. */
  import: readonly string[]
  /** Normalises a front matter value before the schema parses it. */
  fromText?: ((text: string, spelling: string) => string) | undefined
  /** The field stores one value per line; front matter may contain a list. */
  list?: true | undefined
  /** The field stores JSON; front matter contains a map. */
  structure?: true | undefined
  /** The text below the front matter fills this field. */
  body?: true | undefined
  /** The initial value in the form for a new document. */
  begins?: string | undefined
  /** The value of a new document whose field was left out; null if absent. */
  initial?: Column | ((making: Making) => Column | Promise<Column>) | undefined
  /** The value is a picture's address, or is a text that may contain such addresses. */
  pictures?: 'address' | 'text' | undefined
  /** If empty, the slug is made from this other field. The slug becomes the id of the document. */
  slugOf?: string | undefined
  /** A text that the schema accepts, for tests. */
  example: string
}

/** The fields of a noun by column name. */
export type FieldRecord = Record<string, Field>

type ValueOf<F> = F extends Field<infer Value> ? Value : never
type ColumnOf<Value> = Value extends boolean ? number : Value

/** The value that a noun's schema produces. */
export type DraftOf<F extends FieldRecord> = {
  [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Name]: ValueOf<F[Name]>
} & { [Name in keyof F as undefined extends ValueOf<F[Name]> ? Name : never]?: ValueOf<F[Name]> }

/** A document of a noun as stored in its table. */
export type RowOf<F extends FieldRecord> = {
  [Name in keyof F]: ColumnOf<Exclude<ValueOf<F[Name]>, undefined>>
} & { id: string; createdAt: string; updatedAt: string }

/** `required`: the field's name with its article, as in «Escribe el título.»; absent for optional fields. */
export type FieldOptions = {
  label: string
  hint?: string
  required?: string
  import?: readonly string[]
  example?: string
}
/** {@link FieldOptions} of a required field. */
export type RequiredOptions = FieldOptions & { required: string }

/** Builds the properties that all fields have. */
export function common({ label, hint, required, ...options }: FieldOptions) {
  return { label, hint, required: required !== undefined, import: options.import ?? [] }
}

/** Older documents write underscores for spaces in `title` and `category`. */
export function spaced(text: string, spelling: string): string {
  return ['title', 'category'].includes(spelling) ? text.replaceAll('_', ' ') : text
}
