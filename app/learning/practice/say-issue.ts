import { practiceTexts } from './practice-texts.ts'

/** What the library found, in Spanish. */
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

/** The names that a question holds and none of ours is. */
export function unknownKeysOf(found: object): string | undefined {
  const { code } = innermost(found)
  return code === 'unrecognized_keys' ? sayIssue(found) : undefined
}

/** A question is read within the reading of all: what is wrong with it is inside. */
function innermost(found: object): Record<string, unknown> {
  const issue = asIssue(found)
  const inner = asIssue(issue.params).issue
  return typeof inner === 'object' && inner !== null ? innermost(inner) : issue
}
