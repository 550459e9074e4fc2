import { z } from '../../ui/forms/schema.ts'
import { checkPractice } from './check-practice.ts'
import { parsePractice } from './parse-practice.ts'

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
