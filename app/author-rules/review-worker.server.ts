import { type AuthorReview, reviewText } from './review-text.server.ts'

/** Reads a text on a thread for what its author should know. */
export function run(source: string): AuthorReview {
  return reviewText(source)
}
