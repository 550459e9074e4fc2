/** A replacement of a range of a text. */
export type Edit = { start: number; end: number; text: string }
/** A message for the author about a position in the text. */
export type Notice = { at: number; message: string }
/** The result of one reader of foreign marks. */
export type Found = { edits: Edit[]; notices: Notice[] }

/** Applies edits. Of overlapping edits, the one that begins first is applied. */
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

/** Masks ranges of a text with as many neutral characters, so that no marks are found in them. */
export function hide(text: string, ranges: readonly { start: number; end: number }[]): string {
  const edits = ranges.map(({ start, end }) => ({
    start,
    end,
    text: text.slice(start, end).replace(/[^\n]/g, HIDDEN),
  }))
  return applyEdits(text, edits).text
}

const HIDDEN = '\u{fffc}'
