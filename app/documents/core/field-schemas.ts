import { slugify } from '../../platform/markdown/slug.ts'
import { isPictureAddress } from '../../ui/forms/picture-address-rule.ts'
import { z } from '../../ui/forms/schema.ts'

/** Error messages for form fields. Labels come with their article: `required('el título')`. */
export const validationTexts = {
  required: (label: string): string => `Escribe ${label}.`,
  choose: (label: string): string => `Elige ${label}.`,
  notAChoice: (value: string, choices: readonly string[]): string =>
    `«${value}» no es un valor válido: puede ser ${new Intl.ListFormat('es', { type: 'disjunction' }).format(choices)}.`,
  flag: 'Escribe «true» o «false».',
  tooLong: (limit: number): string => `Escribe como mucho ${spanishNumber(limit)} caracteres.`,
  tooMany: (limit: number): string => `Escribe como mucho ${limit} líneas.`,
  longLine: (limit: number): string => `Escribe como mucho ${limit} caracteres en cada línea.`,
  webAddress: 'Escribe una dirección que empiece por http:// o https://.',
  picture: 'La imagen tiene que estar en esta web: súbela o elígela de la biblioteca.',
  date: 'Escribe una fecha que exista.',
  position: 'Escribe un número entero entre 0 y 10\u00a0000.',
  reservedSlug: 'Ese slug está reservado. Elige otro.',
}

function spanishNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, value >= 10_000 ? '\u00a0' : '')
}

/**
 * Maximum text lengths, in characters, for the schemas and the `maxlength` of their inputs; `list` is a
 * number of lines.
 */
export const limits = {
  title: 200,
  description: 1_000,
  content: 100_000,
  address: 2_000,
  result: 500,
  list: 50,
}

// /edit/temario/nuevo is the form for a new document, so no document may have that id.
const RESERVED = 'nuevo'

/** A required text, trimmed. */
export function requiredText(message: string, limit: number): z.ZodType<string, unknown> {
  // The abort stops further checks of an empty field, so that one message is shown.
  return line(message, limit).refine((text) => text !== '', { error: message, abort: true })
}

/** An optional text. Empty text becomes `blank`. */
export function textOr(blank: string, limit: number): z.ZodOptional<z.ZodType<string, unknown>> {
  return line('', limit)
    .transform((text) => text || blank)
    .optional()
}

/** A list of one-line values, up to `limits.list`. Blank lines and duplicates are removed. */
export function valueList(): z.ZodOptional<z.ZodType<string, unknown>> {
  const longest = limits.list * (limits.title + 2)
  return z
    .string()
    .max(longest, validationTexts.tooLong(longest))
    .transform((text) => listValues(text.replaceAll('\0', '')))
    .refine((values) => values.length <= limits.list, validationTexts.tooMany(limits.list))
    .refine(
      (values) => values.every(({ length }) => length <= limits.title),
      validationTexts.longLine(limits.title),
    )
    .transform((values) => listValues(values.join('\n').normalize('NFC')).join('\n'))
    .optional()
}

/** Splits a stored list into its values. */
export function listValues(text: string): string[] {
  const values = text.split(/\r\n?|\n/).map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))]
}

/** A required text with significant line breaks and indentation, such as Markdown. */
export function requiredMarkdown(message: string): z.ZodType<string, unknown> {
  return markdown(message).refine((text) => text.trim() !== '', message)
}

/** {@link requiredMarkdown} that may be empty. */
export function optionalMarkdown(): z.ZodOptional<z.ZodType<string, unknown>> {
  return markdown('').optional()
}

/**
 * A picture's address: a path on this site, or an http(s) address elsewhere, which is shown as a link. Empty
 * becomes null.
 */
export function optionalImage(): z.ZodOptional<z.ZodType<string | null, unknown>> {
  return line('', limits.address)
    .refine((text) => text === '' || isPictureAddress(text), validationTexts.picture)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional()
}

/** {@link optionalImage} that is required. */
export function requiredImage(message: string): z.ZodType<string, unknown> {
  return requiredText(message, limits.address).refine(isPictureAddress, validationTexts.picture)
}

/** An http or https address. */
export function webAddress(message: string): z.ZodType<string, unknown> {
  return requiredText(message, limits.address).refine(isWebAddress, validationTexts.webAddress)
}

/** A calendar day, YYYY-MM-DD. An empty value becomes undefined. */
export function optionalDay(): z.ZodOptional<z.ZodType<string | undefined, unknown>> {
  return line(validationTexts.date, 10)
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, validationTexts.date)
    .transform((text) => text || undefined)
    .optional()
}

/** A value from a fixed list. An empty value becomes `blank`. */
export function choiceOr<const Choice extends string, Blank extends Choice | null | undefined>(
  choices: readonly Choice[],
  blank: Blank,
  message: string,
): z.ZodOptional<z.ZodType<Choice | Blank, unknown>> {
  const isChoice = (value: string | null): value is Choice => choices.some((choice) => choice === value)
  return line(message, limits.title)
    .nullable()
    .refine((text) => !text || isChoice(text), { error: notAChoice(choices, message) })
    .transform((text) => (isChoice(text) ? text : blank))
    .optional()
}

/**
 * Returns the error message for an invalid choice: the value and the accepted ones, or `message` alone if the
 * value is empty.
 */
export function notAChoice(
  choices: readonly string[],
  message: string,
): (issue: { input?: unknown }) => string {
  return ({ input }) => {
    if (typeof input !== 'string' || input.trim() === '') return message
    return `${message} ${validationTexts.notAChoice(input.slice(0, 60), choices)}`
  }
}

/** Any number of values from a fixed list, one per line; stored in list order without duplicates. */
export function choiceList(
  choices: readonly string[],
  message: string,
): z.ZodOptional<z.ZodType<string, unknown>> {
  const wrong = (values: readonly string[]): string => values.find((one) => !choices.includes(one)) ?? ''
  return valueList()
    .unwrap()
    .transform(listValues)
    .refine((values) => wrong(values) === '', {
      error: ({ input }) => notAChoice(choices, message)({ input: wrong(input as string[]) }),
    })
    .transform((values) => choices.filter((choice) => values.includes(choice)).join('\n'))
    .optional()
}

/** The id of a document, or null if the field is empty. */
export function idOrNull(): z.ZodOptional<z.ZodType<string | null, unknown>> {
  return line('', limits.title)
    .nullable()
    .transform((text) => text || null)
    .optional()
}

/**
 * A checkbox. A form sends "unchecked" as a hidden field of the same name; an absent field means undefined.
 */
export function optionalFlag(): z.ZodOptional<z.ZodType<boolean, unknown>> {
  const words = { truthy: ['1', 'true', 'on', 'sí', 'si', 'yes'], falsy: ['0', 'false', 'off', 'no', ''] }
  return z.union([z.boolean(), z.stringbool(words)], { error: validationTexts.flag }).optional()
}

/** The slug made by {@link deriveSlug}. */
export function slugField(message: string): z.ZodType<string, unknown> {
  return requiredText(message, limits.title).refine((slug) => slug !== RESERVED, validationTexts.reservedSlug)
}

/**
 * Adds the slug to a schema's input: the given slug, or else one made from field `of`, both normalised by
 * `slugify`.
 */
export function deriveSlug(input: unknown, { name, of }: { name: string; of: string }): unknown {
  if (typeof input !== 'object' || input === null) return input
  const read = (key: string): string => {
    const value = Object.entries(input).find(([own]) => own === key)?.[1]
    return typeof value === 'string' ? slugify(value) : ''
  }
  return { ...input, [name]: read(name) || read(of) }
}

function line(message: string, limit: number): z.ZodString {
  const text = z.string({ error: message }).overwrite((value) => value.replaceAll('\0', ''))
  // Skips the normalisation of an oversized text: NFC may take seconds on a hundred thousand combining
  // accents.
  const compose = (value: string): string => (value.length > limit ? value : value.normalize('NFC'))
  return text.trim().overwrite(compose).max(limit, validationTexts.tooLong(limit))
}

function markdown(message: string): z.ZodString {
  // Browsers send form text with \r\n.
  const plainLines = (value: string): string => value.replaceAll('\0', '').replace(/\r\n?/g, '\n').trimEnd()
  const text = z.string({ error: message }).overwrite(plainLines)
  return text.max(limits.content, validationTexts.tooLong(limits.content))
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** A whole number from 0 to 10,000. An empty value becomes undefined. */
export function position(): z.ZodOptional<z.ZodType<number | undefined, unknown>> {
  const isPosition = (value: number | undefined): boolean =>
    value === undefined || (Number.isInteger(value) && value >= 0 && value <= 10_000)
  return z
    .union([z.number(), z.string().trim().regex(/^\d*$/, validationTexts.position)])
    .transform((value) => (value === '' ? undefined : Number(value)))
    .refine(isPosition, validationTexts.position)
    .optional()
}
