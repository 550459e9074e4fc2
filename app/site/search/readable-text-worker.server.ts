import { type ReadableText, readText } from './readable-text.server.ts'

/** Worker thread: converts Markdown texts to plain text. */
export function run(texts: readonly string[]): ReadableText[] {
  return texts.map(readText)
}
