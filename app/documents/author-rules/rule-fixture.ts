import type { AuthorRule, Fix } from './author-rule.ts'
import { readText } from './read-text.server.ts'

/** For tests: what a rule says of a text, with the line. */
export function check(rule: AuthorRule, source: string): string[] {
  return rule.check(readText(source)).map(({ line, message }) => `${line}: ${message}`)
}

/** For tests: the text as all fixes of a rule leave it. */
export function mend(rule: AuthorRule, source: string): string {
  const fixes = rule.check(readText(source)).flatMap(({ fix }) => fix ?? [])
  return fixes.reduceRight(
    (text, { start, end, put }: Fix) => text.slice(0, start) + put + text.slice(end),
    source,
  )
}
