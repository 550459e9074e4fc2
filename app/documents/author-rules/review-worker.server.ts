import { simulators } from '../../learning/simulators/simulators.ts'
import { pickFindings } from './author-rule.ts'
import { type AuthorReview, reviewText } from './review-text.server.ts'

/** More than any real text has; each address costs a lookup. */
const maxAddresses = 500

/**
 * Reviews a text on a thread. A hostile text may have tens of thousands of findings, so the result is limited
 * before it is sent.
 */
export function run(source: string): AuthorReview {
  const { findings, addresses } = reviewText(source, simulators)
  return { findings: pickFindings(findings), addresses: addresses.slice(0, maxAddresses) }
}
