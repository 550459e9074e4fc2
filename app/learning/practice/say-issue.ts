import { practiceTexts } from './practice-texts.ts'

/** Translates an issue of the validation library into Spanish. */
export function sayIssue(found: object): string {
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
export function unknownKeysOf(found: object): string | undefined {
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
