import type { MediaLocation } from '../media/picture-address.ts'
import { z } from '../ui/schema.ts'
import type { Field } from './field.ts'
import * as schemas from './field-schemas.ts'
import { validationTexts } from './validation-texts.ts'

/** `required`: what it is called with its article, as in «Escribe el título.»; absent where it may be left empty. */
type Options = {
  label: string
  hint?: string
  required?: string
  import?: readonly string[]
  example?: string
}
type Required = Options & { required: string }

const { limits } = schemas

function common({ label, hint, required, ...options }: Options) {
  return { label, hint, required: required !== undefined, import: options.import ?? [] }
}

// Documents of old write both with underscores for spaces.
function spaced(text: string, spelling: string): string {
  return ['title', 'category'].includes(spelling) ? text.replaceAll('_', ' ') : text
}

/** A text of one line that must be there. */
export function text(options: Required & { limit?: number }): Field<string> {
  const { required, limit = limits.title, example = 'Texto de ejemplo' } = options
  const schema = schemas.requiredText(validationTexts.required(required), limit)
  return { ...common(options), schema, input: { kind: 'line', type: 'text' }, fromText: spaced, example }
}

/** A text of one line that may be left empty: then it is `otherwise`. */
export function optionalText(
  options: Options & { limit?: number; otherwise?: string },
): Field<string | undefined> {
  const { limit = limits.title, otherwise = '', example = 'Texto de ejemplo' } = options
  return {
    ...common(options),
    schema: schemas.textOr(otherwise, limit),
    input: { kind: 'line', type: 'text' },
    fromText: spaced,
    initial: otherwise,
    example,
  }
}

type Slug = { of: string; missing: string; hint?: string }

/** The part of an address that names a document: made of another field when it is left empty. */
export function slug({ of, missing, hint = 'Si lo dejas vacío, sale del título.' }: Slug): Field<string> {
  return {
    ...common({ label: 'Slug', hint }),
    schema: schemas.slugField(missing),
    input: { kind: 'line', type: 'text' },
    fromText: (given) => given.toLowerCase(),
    slugOf: of,
    example: 'texto-de-ejemplo',
  }
}

/** A text of a few lines. `body`: documents have it below their front matter. */
export function lines(options: Required & { body?: true }): Field<string> {
  const { required, body, example = 'Un texto de ejemplo, de una o dos frases.' } = options
  const schema = schemas.requiredText(validationTexts.required(required), limits.description)
  return { ...common(options), schema, input: { kind: 'lines' }, body, pictures: 'text', example }
}

/** Words or short texts, one per line. */
export function valueList(options: Options): Field<string | undefined> {
  const { example = 'uno\notro' } = options
  const schema = schemas.valueList()
  return { ...common(options), schema, input: { kind: 'lines' }, list: true, initial: '', example }
}

type MarkdownOptions = { rows?: number; preview?: 'markdown' | 'solution'; body?: true }

/** A text in Markdown that must be there. `body`: documents have it below their front matter. */
export function markdown(options: Required & MarkdownOptions): Field<string> {
  return {
    ...markdownField(options),
    schema: schemas.requiredMarkdown(validationTexts.required(options.required)),
  }
}

/** A text in Markdown that may be left empty. */
export function optionalMarkdown(options: Options & MarkdownOptions): Field<string | undefined> {
  return { ...markdownField(options), schema: schemas.optionalMarkdown(), initial: '' }
}

function markdownField({ rows = 12, preview = 'markdown', body, ...options }: Options & MarkdownOptions) {
  const input = { kind: 'markdown', rows, preview } as const
  const { example = 'Un texto **de ejemplo**.' } = options
  return { ...common(options), input, body, pictures: 'text', example } as const
}

type ChoiceOptions<Value extends string> = Options & { texts?: Record<Value, string>; blank?: string }

function choices<Value extends string>(values: readonly Value[], { texts, blank }: ChoiceOptions<Value>) {
  const list = values.map((value) => ({ value, text: texts?.[value] ?? value }))
  return { kind: 'choice', choices: list, blank } as const
}

/** One of a fixed list, which must be chosen. */
export function choice<const Value extends string>(
  values: readonly [Value, ...Value[]],
  options: ChoiceOptions<Value> & Required,
): Field<Value> {
  const error = schemas.notAChoice(values, validationTexts.choose(options.required))
  return {
    ...common(options),
    schema: z.enum(values, { error }),
    input: choices(values, options),
    fromText: spaced,
    example: values[0],
  }
}

/** One of a fixed list; `otherwise` when nothing is chosen. `wrong`: as in «Elige un color.» */
export function choiceOr<const Value extends string, Otherwise extends Value | null>(
  values: readonly [Value, ...Value[]],
  options: ChoiceOptions<Value> & { otherwise: Otherwise; wrong: string },
): Field<Value | Otherwise | undefined> {
  const { otherwise, wrong } = options
  return {
    ...common(options),
    schema: schemas.choiceOr<Value, Value | Otherwise>(values, otherwise, validationTexts.choose(wrong)),
    input: choices(values, options),
    begins: otherwise ?? undefined,
    initial: otherwise,
    example: values[0],
  }
}

/** The id of a document of another kind, by its `tipo`. Documents may name it by its title. */
export function reference(to: string, options: Required): Field<string> {
  const schema = schemas.requiredText(validationTexts.choose(options.required), limits.title)
  return {
    ...common(options),
    schema,
    input: { kind: 'reference', to },
    fromText: spaced,
    example: options.example ?? 'ejemplo',
  }
}

/**
 * The ids of any number of documents of another kind. They hold on to nothing: a document that is named here can be
 * deleted, and who reads the field leaves out what is not there. Documents name them by id or title.
 */
export function references(to: string, options: Options): Field<string | undefined> {
  return {
    ...common(options),
    schema: schemas.valueList(),
    input: { kind: 'references', to },
    list: true,
    initial: '',
    example: options.example ?? 'ejemplo',
  }
}

/** The address of a picture; new ones are put into `folder`. */
export function picture({ folder }: { folder: MediaLocation }): Field<string | null | undefined> {
  return {
    ...common({ label: 'Imagen', import: ['image', 'imageUrl', 'logoUrl', 'icon'] }),
    schema: schemas.optionalImage(),
    input: { kind: 'picture', folder },
    initial: null,
    pictures: 'address',
    example: '/figuras/ejemplo.svg',
  }
}

/** A calendar day; today when it is left empty. */
export function day(options: Options): Field<string | undefined> {
  return {
    ...common(options),
    schema: schemas.optionalDay(),
    input: { kind: 'line', type: 'date' },
    fromText: (given) => given.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1'),
    initial: ({ today }) => today,
    example: '2026-11-20',
  }
}

/** A box to tick; `otherwise` where a document does not name it. */
export function flag(options: Options & { otherwise: boolean }): Field<boolean | undefined> {
  const number = options.otherwise ? 1 : 0
  return {
    ...common(options),
    schema: schemas.optionalFlag(),
    input: { kind: 'flag' },
    begins: String(number),
    initial: number,
    example: '1',
  }
}

/** An address that a visitor can open: http or https. */
export function webAddress(options: Required): Field<string> {
  return {
    ...common(options),
    schema: schemas.webAddress(validationTexts.required(options.required)),
    input: { kind: 'line', type: 'url' },
    example: options.example ?? 'https://ejemplo.es/',
  }
}

/** A place in a list: a whole number; after the last one when it is left empty. */
export function position(options: Options): Field<number | undefined> {
  return {
    ...common(options),
    schema: schemas.position(),
    input: { kind: 'line', type: 'text' },
    initial: ({ next }) => next(),
    example: '1',
  }
}
