import type { RuleFinding } from './author-rule.ts'
import { authorRules } from './author-rules.server.ts'
import { listNamedAddresses, type NamedAddress } from './named-addresses.ts'
import { readText } from './read-text.server.ts'

/** The findings from the text alone, and the addresses to look up. */
export type AuthorReview = { findings: RuleFinding[]; addresses: NamedAddress[] }

/** Reviews a text with every rule (docs/product.md 6.2). Findings are sorted by line. */
export function reviewText(source: string): AuthorReview {
  const text = readText(source)
  const findings = authorRules.flatMap(({ name, level, check }) =>
    check(text).map((finding) => ({ ...finding, name, level })),
  )
  return { findings: findings.sort((a, b) => a.line - b.line), addresses: listNamedAddresses(text) }
}
