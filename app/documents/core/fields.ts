import type { MediaLocation } from '../media/picture-address.ts'
import {
  common,
  type Field,
  type FieldOptions,
  type PreviewKind,
  type RequiredOptions,
  spaced,
} from './field.ts'
import * as schemas from './field-schemas.ts'

const { limits, validationTexts } = schemas

/** A required text of one line. */
export function text(options: RequiredOptions & { limit?: number }): Field<string> {
  const { required, limit = limits.title, example = 'Texto de ejemplo' } = options
  const schema = schemas.requiredText(validationTexts.required(required), limit)
  return { ...common(options), schema, input: { kind: 'line', type: 'text' }, fromText: spaced, example }
}

/** An optional text of one line; `otherwise` if left empty. */
export function optionalText(
  options: FieldOptions & { limit?: number; otherwise?: string },
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

/** The part of an address that names a document; made from field `of` if left empty. */
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

/** A required text of a few lines. `body`: in imported documents it is the text below the front matter. */
export function lines(options: RequiredOptions & { body?: true }): Field<string> {
  const { required, body, example = 'Un texto de ejemplo, de una o dos frases.' } = options
  const schema = schemas.requiredText(validationTexts.required(required), limits.description)
  return { ...common(options), schema, input: { kind: 'lines' }, body, pictures: 'text', example }
}

/** Words or short texts, one per line. */
export function valueList(options: FieldOptions): Field<string | undefined> {
  const { example = 'uno\notro' } = options
  const schema = schemas.valueList()
  return { ...common(options), schema, input: { kind: 'lines' }, list: true, initial: '', example }
}

type MarkdownOptions = { rows?: number; preview?: PreviewKind; body?: true }

/** A required Markdown text. `body`: in imported documents it is the text below the front matter. */
export function markdown(options: RequiredOptions & MarkdownOptions): Field<string> {
  return {
    ...markdownField(options),
    schema: schemas.requiredMarkdown(validationTexts.required(options.required)),
  }
}

/** An optional Markdown text. */
export function optionalMarkdown(options: FieldOptions & MarkdownOptions): Field<string | undefined> {
  return { ...markdownField(options), schema: schemas.optionalMarkdown(), initial: '' }
}

function markdownField({
  rows = 12,
  preview = 'markdown',
  body,
  ...options
}: FieldOptions & MarkdownOptions) {
  const input = { kind: 'markdown', rows, preview } as const
  const { example = 'Un texto **de ejemplo**.' } = options
  return { ...common(options), input, body, pictures: 'text', example } as const
}

/** The address of a picture; uploads are stored in `folder`. */
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

/** A calendar day; today if left empty. */
export function day(options: FieldOptions): Field<string | undefined> {
  return {
    ...common(options),
    schema: schemas.optionalDay(),
    input: { kind: 'line', type: 'date' },
    fromText: (given) => given.replace(/^(\d{4}-\d{2}-\d{2})[T ].*$/, '$1'),
    initial: ({ today }) => today,
    example: '2026-11-20',
  }
}

/** An http or https address. */
export function webAddress(options: RequiredOptions): Field<string> {
  return {
    ...common(options),
    schema: schemas.webAddress(validationTexts.required(options.required)),
    input: { kind: 'line', type: 'url' },
    example: options.example ?? 'https://ejemplo.es/',
  }
}

/** A position in a list, as a whole number; after the last document if left empty. */
export function position(options: FieldOptions): Field<number | undefined> {
  return {
    ...common(options),
    schema: schemas.position(),
    input: { kind: 'line', type: 'text' },
    initial: ({ next }) => next(),
    example: '1',
  }
}
