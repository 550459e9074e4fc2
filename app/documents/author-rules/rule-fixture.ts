import { simulators } from '../../learning/simulators/simulators.ts'
import type { AuthorRule, Fix } from './author-rule.ts'
import { readText } from './review-text.server.ts'

/** For tests: returns the findings of a rule as `line: message`. */
export function check(rule: AuthorRule, source: string): string[] {
  return rule.check(readText(source, simulators)).map(({ line, message }) => `${line}: ${message}`)
}

/** For tests: applies all fixes of a rule to a text. */
export function mend(rule: AuthorRule, source: string): string {
  const fixes = rule.check(readText(source, simulators)).flatMap(({ fix }) => fix ?? [])
  return fixes.reduceRight(
    (text, { start, end, put }: Fix) => text.slice(0, start) + put + text.slice(end),
    source,
  )
}
