import { type AuthorReview, reviewMarkdown } from './author-warnings.server.ts'

/** Reads a text on a thread for what its author should know. */
export function run(source: string): AuthorReview {
  return reviewMarkdown(source)
}
