import type { RuleFinding } from './author-rule.ts'
import { authorRules } from './author-rules.server.ts'
import { listNamedAddresses, type NamedAddress } from './named-addresses.ts'
import { readText } from './read-text.server.ts'

/** What can be seen in a text alone, and the addresses that have to be looked up. */
export type AuthorReview = { findings: RuleFinding[]; addresses: NamedAddress[] }

/** Reads a text as its author's colleague would (docs/product.md 6.2): by every rule, line by line. */
export function reviewText(source: string): AuthorReview {
  const text = readText(source)
  const findings = authorRules.flatMap(({ name, level, check }) =>
    check(text).map((finding) => ({ ...finding, name, level })),
  )
  return { findings: findings.sort((a, b) => a.line - b.line), addresses: listNamedAddresses(text) }
}
