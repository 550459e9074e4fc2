/** A piece of a text that is written anew. */
export type Edit = { start: number; end: number; text: string }
/** What the author should know, at a place of the text. */
export type Notice = { at: number; message: string }
/** What one of the readers of foreign marks found. */
export type Found = { edits: Edit[]; notices: Notice[] }

/** Writes the pieces anew. Of two that touch the same letters the one that begins first stays. */
export function applyEdits(text: string, edits: readonly Edit[]): { text: string; applied: Edit[] } {
  const applied: Edit[] = []
  const pieces: string[] = []
  let copied = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < copied) continue
    pieces.push(text.slice(copied, edit.start), edit.text)
    applied.push(edit)
    copied = edit.end
  }
  return { text: pieces.join('') + text.slice(copied), applied }
}

/** Hides pieces of a text from whoever looks for marks: as many letters, none of them a mark. */
export function hide(text: string, ranges: readonly { start: number; end: number }[]): string {
  const edits = ranges.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end).replace(/[^\n]/g, HIDDEN),
  }))
  return applyEdits(text, edits).text
}

const HIDDEN = '\u{fffc}'
