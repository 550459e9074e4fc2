import { pickFindings } from './pick-findings.ts'
import { type AuthorReview, reviewText } from './review-text.server.ts'

/** A text names fewer; each costs a look-up. */
const mostAddresses = 500

/** Reads a text on a thread for what its author should know. A text of nothing but faults has tens of thousands: they stay here. */
export function run(source: string): AuthorReview {
  const { findings, addresses } = reviewText(source)
  return { findings: pickFindings(findings), addresses: addresses.slice(0, mostAddresses) }
}
