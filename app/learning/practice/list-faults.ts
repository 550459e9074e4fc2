import { parseJson } from '../../platform/db/parse-json.ts'
import { ExpressionError } from '../expressions/tokenize-expression.ts'
import { checkPractice } from './check-practice.ts'
import { PlacedError, type PracticePath } from './placed-error.ts'
import { practiceSchema } from './practice-schema.ts'
import { readPractice } from './read-practice.ts'
import { sayIssue } from './say-issue.ts'

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
