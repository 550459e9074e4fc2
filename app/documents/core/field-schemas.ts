import { slugify } from '../../platform/markdown/slug.ts'
import { isPictureAddress } from '../../ui/forms/picture-address-rule.ts'
import { z } from '../../ui/forms/schema.ts'
import { validationTexts } from './validation-texts.ts'

/** The longest texts that are taken, for the schemas and for the `maxlength` of their inputs. */
export const limits = {
  title: 200,
  description: 1_000,
  content: 100_000,
  address: 2_000,
  result: 500,
  list: 50,
}

// /edit/temario/nuevo is the blank form, so no document may have that id.
const RESERVED = 'nuevo'

/** A text that must be there. Spaces around it go. */
export function requiredText(message: string, limit: number): z.ZodType<string, unknown> {
  // Further checks of the same field stay silent when it is empty: one message is enough.
  return line(message, limit).refine((text) => text !== '', { error: message, abort: true })
}

/** A text that may be left out. Blank counts as `blank`. */
export function textOr(blank: string, limit: number): z.ZodOptional<z.ZodType<string, unknown>> {
  return line('', limit)
    .transform((text) => text || blank)
    .optional()
}

/** Values of one line each, any number of them up to a limit. Blank and repeated ones go. */
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

/** The values of a list as its column holds them. */
export function listValues(text: string): string[] {
  const values = text.split(/\r\n?|\n/).map((value) => value.trim())
  return [...new Set(values.filter((value) => value !== ''))]
}

/** A text in which lines and their indents count, such as Markdown. */
export function requiredMarkdown(message: string): z.ZodType<string, unknown> {
  return markdown(message).refine((text) => text.trim() !== '', message)
}

/** Like {@link requiredMarkdown}, but may be empty. */
export function optionalMarkdown(): z.ZodOptional<z.ZodType<string, unknown>> {
  return markdown('').optional()
}

/** The address of a picture: the site's own, or a whole one elsewhere, which is shown as a link. Blank is none. */
export function optionalImage(): z.ZodOptional<z.ZodType<string | null, unknown>> {
  return line('', limits.address)
    .refine((text) => text === '' || isPictureAddress(text), validationTexts.picture)
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .optional()
}

/** {@link optionalImage} that must be there. */
export function requiredImage(message: string): z.ZodType<string, unknown> {
  return requiredText(message, limits.address).refine(isPictureAddress, validationTexts.picture)
}

/** An address that a visitor can open: http or https. */
export function webAddress(message: string): z.ZodType<string, unknown> {
  return requiredText(message, limits.address).refine(isWebAddress, validationTexts.webAddress)
}

/** A calendar day, YYYY-MM-DD. Blank counts as left out. */
export function optionalDay(): z.ZodOptional<z.ZodType<string | undefined, unknown>> {
  return line(validationTexts.date, 10)
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, validationTexts.date)
    .transform((text) => text || undefined)
    .optional()
}

/** One of a fixed list. Blank counts as `blank`. */
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

/** What to say of a value that is none of the choices: which it is, and which there are. Blank: `message` alone. */
export function notAChoice(
  choices: readonly string[],
  message: string,
): (issue: { input?: unknown }) => string {
  return ({ input }) => {
    if (typeof input !== 'string' || input.trim() === '') return message
    return `${message} ${validationTexts.notAChoice(input.slice(0, 60), choices)}`
  }
}

/** Any number of a fixed list, one value per line; kept in the order of the list, each once. */
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

/** The id of a document, or null where it was left empty. */
export function idOrNull(): z.ZodOptional<z.ZodType<string | null, unknown>> {
  return line('', limits.title)
    .nullable()
    .transform((text) => text || null)
    .optional()
}

/** A box that is ticked or not. A form says "not" with a hidden field of the same name; nothing at all means left out. */
export function optionalFlag(): z.ZodOptional<z.ZodType<boolean, unknown>> {
  const words = { truthy: ['1', 'true', 'on', 'sí', 'si', 'yes'], falsy: ['0', 'false', 'off', 'no', ''] }
  return z.union([z.boolean(), z.stringbool(words)], { error: validationTexts.flag }).optional()
}

/** The slug that {@link deriveSlug} has made. */
export function slugField(message: string): z.ZodType<string, unknown> {
  return requiredText(message, limits.title).refine((slug) => slug !== RESERVED, validationTexts.reservedSlug)
}

/** Gives the input of a schema its slug: the given one, else that of another field, both through the slug rule. */
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
  // What is too long is refused as it is: Unicode may take seconds to sort a hundred thousand accents.
  const compose = (value: string): string => (value.length > limit ? value : value.normalize('NFC'))
  return text.trim().overwrite(compose).max(limit, validationTexts.tooLong(limit))
}

function markdown(message: string): z.ZodString {
  // Forms send lines with \r\n.
  const plainLines = (value: string): string => value.replaceAll('\0', '').replace(/\r\n?/g, '\n').trimEnd()
  const text = z.string({ error: message }).overwrite(plainLines)
  return text.max(limits.content, validationTexts.tooLong(limits.content))
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** A whole number from 0 to 10,000. Blank counts as left out. */
export function position(): z.ZodOptional<z.ZodType<number | undefined, unknown>> {
  const isPosition = (value: number | undefined): boolean =>
    value === undefined || (Number.isInteger(value) && value >= 0 && value <= 10_000)
  return z
    .union([z.number(), z.string().trim().regex(/^\d*$/, validationTexts.position)])
    .transform((value) => (value === '' ? undefined : Number(value)))
    .refine(isPosition, validationTexts.position)
    .optional()
}
