import { type ReadableText, readText } from './readable-text.server.ts'

/** Reads texts in Markdown on a thread. */
export function run(texts: readonly string[]): ReadableText[] {
  return texts.map(readText)
}
