import { parseJson } from '../../platform/db/parse-json.ts'
import { z } from '../../ui/forms/schema.ts'
import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { checkPractice } from './check-practice.ts'
import type { Practice } from './practice.ts'
import { practiceSchema, type WrittenPractice } from './practice-schema.ts'
import { practiceTexts } from './practice-texts.ts'
import { PlacedError, type PracticePath, readPractice } from './read-practice.ts'

/** The maximum length of the JSON of a document's questions, in characters. */
const practiceLimit = 40_000

type Parsed = { ok: true; written: WrittenPractice; practice: Practice } | { ok: false; message: string }

/**
 * Parses and validates the JSON of a document's questions. `message` is a Spanish text that names the faulty
 * place.
 */
export function parsePractice(text: string): Parsed {
  if (text.length > practiceLimit) return { ok: false, message: practiceTexts.tooLong(practiceLimit) }
  const result = practiceSchema.safeParse(parseJson(text))
  if (!result.success) return { ok: false, message: explain(result.error.issues[0]) }
  try {
    return { ok: true, written: result.data, practice: readPractice(result.data) }
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, message: error.message }
    throw error
  }
}

type Issue = { path: readonly PropertyKey[]; code?: string; message: string }

/**
 * Describes an issue in Spanish: «Pregunta 2, errores 1, di: falta o no vale.» The library's English message
 * is not shown.
 */
function explain(issue: Issue | undefined): string {
  if (!issue || issue.path.length === 0) return practiceTexts.notReadable
  const [first, ...rest] = issue.path
  const place = [first === 'preguntas' ? '' : String(first), ...rest.map(countFromOne)].filter(Boolean)
  const isOurs = Object.values(practiceTexts).includes(issue.message as never)
  const reason = isOurs ? issue.message : (unknownKeysOf(issue) ?? practiceTexts.invalid)
  const named = first === 'preguntas' ? [practiceTexts.questionWord, ...place] : place
  return practiceTexts.at(named.join(' '), reason)
}

const countFromOne = (key: PropertyKey): string =>
  typeof key === 'number' ? String(key + 1) : `«${String(key)}»`

/**
 * Returns the schema of a form field that holds questions as JSON. It parses the questions, checks them with
 * drawn numbers and returns normalised JSON, or an empty text if there are none.
 */
export function practiceText(): z.ZodOptional<z.ZodType<string, unknown>> {
  const schema = z.string().transform((text, context) => {
    if (text.trim() === '') return ''
    const parsed = parsePractice(text)
    const message = parsed.ok ? checkPractice(parsed.practice)[0] : parsed.message
    if (message !== undefined) context.addIssue(message)
    return parsed.ok ? JSON.stringify(parsed.written, null, 2) : z.NEVER
  })
  return schema.optional()
}

/**
 * A fault in a document's questions and the path of the field to fix; an empty path means the questions as a
 * whole.
 */
type PracticeFault = { path: PracticePath; message: string }

/**
 * Returns every fault in the JSON of a document's questions, by field; an empty list if the questions are
 * valid.
 */
export function listFaults(text: string): PracticeFault[] {
  const result = practiceSchema.safeParse(parseJson(text))
  if (!result.success)
    return result.error.issues.map((issue) => ({ path: issue.path, message: sayIssue(issue) }))
  try {
    return checkPractice(readPractice(result.data)).map((message) => ({ path: [], message }))
  } catch (error) {
    if (error instanceof PlacedError) return [{ path: error.path, message: error.reason }]
    if (error instanceof ExpressionError) return [{ path: [], message: error.message }]
    throw error
  }
}

/** Translates an issue of the validation library into Spanish. */
function sayIssue(found: object): string {
  const { code, origin, message, minimum, maximum, keys, input } = innermost(found)
  if (code === 'custom') return String(message)
  if (code === 'unrecognized_keys' && Array.isArray(keys)) return practiceTexts.unknownKeys(keys.join(', '))
  if (code === 'too_small')
    return origin === 'string' ? practiceTexts.missing : practiceTexts.tooFew(Number(minimum))
  if (code === 'too_big')
    return origin === 'string'
      ? practiceTexts.tooLongHere(Number(maximum))
      : practiceTexts.tooMany(Number(maximum), '')
  return input === undefined ? practiceTexts.missing : practiceTexts.notThis
}

const asIssue = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Returns a message about unknown keys, or undefined if the issue is about something else. */
function unknownKeysOf(found: object): string | undefined {
  const { code } = innermost(found)
  return code === 'unrecognized_keys' ? sayIssue(found) : undefined
}

/**
 * Returns the original issue: questions are validated by a nested schema, which wraps its issues in
 * `params.issue`.
 */
function innermost(found: object): Record<string, unknown> {
  const issue = asIssue(found)
  const inner = asIssue(issue.params).issue
  return typeof inner === 'object' && inner !== null ? innermost(inner) : issue
}
