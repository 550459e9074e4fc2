import { z } from '../../ui/forms/schema.ts'
import { practiceTexts } from './practice-texts.ts'

const limits = {
  line: 200,
  message: 500,
  questions: 12,
  options: 12,
  mistakes: 12,
  hints: 6,
  data: 30,
  rows: 32,
}

/** A text. YAML and JSON may hold a number instead. */
const written = z.union([z.string(), z.number()]).transform((value) => String(value).trim())
const line = written.pipe(z.string().min(1).max(limits.line))
const optionalLine = written.pipe(z.string().max(limits.line)).default('')
const message = written.pipe(z.string().min(1).max(limits.message))
const optionalMessage = written.pipe(z.string().max(limits.message)).default('')

const mistakes = z
  .array(z.strictObject({ si: line, di: message }))
  .max(limits.mistakes)
  .default([])
const option = z.strictObject({ texto: line, correcta: z.boolean().default(false), di: optionalMessage })
const pair = z.strictObject({ une: line, con: line })
const lines = (least: number, most: number) => z.array(line).min(least).max(most)

const quantity = z.strictObject({
  pregunta: optionalLine,
  valor: line,
  unidad: optionalLine,
  tolerancia: optionalLine,
  errores: mistakes,
})
const choice = z.strictObject({
  pregunta: optionalLine,
  opciones: z.array(option).min(2).max(limits.options),
  varias: z.boolean().default(false),
})
const order = z.strictObject({ pregunta: optionalLine, orden: lines(2, limits.options) })
const match = z.strictObject({ pregunta: optionalLine, parejas: z.array(pair).min(2).max(limits.options) })
const word = z.strictObject({ pregunta: optionalLine, palabra: lines(1, limits.options), errores: mistakes })
const table = z.strictObject({
  pregunta: optionalLine,
  tabla: z.strictObject({
    cabeceras: lines(1, limits.options),
    filas: z.array(lines(1, limits.options)).min(1).max(limits.rows),
  }),
})

/** The kinds of question, by the key that only a question of this kind has. */
const kinds = { valor: quantity, opciones: choice, orden: order, parejas: match, palabra: word, tabla: table }

/** A question as written by its author. */
export type WrittenQuestion = z.output<(typeof kinds)[keyof typeof kinds]>

const question = z.record(z.string(), z.unknown()).transform((value, context): WrittenQuestion => {
  const [first, ...more] = Object.entries(kinds).filter(([key]) => Object.hasOwn(value, key))
  if (!first || more.length > 0) {
    context.addIssue(practiceTexts.oneKind)
    return z.NEVER
  }
  const result = first[1].safeParse(value)
  if (result.success) return result.data
  for (const issue of result.error.issues) {
    const { path, message: reason } = issue
    context.addIssue({ code: 'custom', path, message: reason, params: { issue } })
  }
  return z.NEVER
})

/**
 * The schema of a document's questions in front matter and in the database. The keys are Spanish, because
 * authors write them (docs/guides/content.md, «Preguntas»).
 */
export const practiceSchema = z.strictObject({
  datos: z
    .record(z.string().max(30), line)
    .refine((data) => Object.keys(data).length <= limits.data, practiceTexts.tooMany(limits.data, 'datos'))
    .default({}),
  condicion: optionalLine,
  preguntas: z.array(question).min(1, practiceTexts.noQuestions).max(limits.questions),
  pistas: z.array(message).max(limits.hints).default([]),
})

/** A document's questions as written by their author. */
export type WrittenPractice = z.output<typeof practiceSchema>
