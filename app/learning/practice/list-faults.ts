import { parseJson } from '../../platform/db/parse-json.ts'
import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { checkPractice } from './check-practice.ts'
import { PlacedError, type PracticePath } from './placed-error.ts'
import { practiceSchema } from './practice-schema.ts'
import { readPractice } from './read-practice.ts'
import { sayIssue } from './say-issue.ts'

/** Something wrong with a document's questions, for the field where it is mended; an empty path means all of them. */
type PracticeFault = { path: PracticePath; message: string }

/** All that is wrong with the JSON of a document's questions, field by field; empty when they can be asked. */
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
