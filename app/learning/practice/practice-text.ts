import { z } from '../../ui/forms/schema.ts'
import { checkPractice } from './check-practice.ts'
import { parsePractice } from './parse-practice.ts'

/**
 * The schema of a text that holds questions: JSON that can be read and whose numbers can be worked out, written one way; empty
 * where there are none.
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
