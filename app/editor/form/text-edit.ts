import { markdownTexts } from './editor-texts.ts'

/** A text with what is selected in it. */
export type Selected = { text: string; start: number; end: number }
/** What to put in place of the selection, and which part of it is selected then. */
export type Replacement = { insert: string; selectFrom: number; selectTo: number }

export type ToolName = 'bold' | 'table' | 'code'

const emptyTable = '|  |  |\n| --- | --- |\n|  |  |\n'

/** What each button of the toolbar writes that needs no form. */
export const tools: Record<ToolName, (selected: Selected) => Replacement> = {
  bold: (selected) => wrap(selected, '**', '**', markdownTexts.boldSample),
  table: (selected) => {
    const { insert } = asBlock(selected, emptyTable)
    // The caret goes into the first cell.
    const place = insert.indexOf('|') + 2
    return { insert, selectFrom: place, selectTo: place }
  },
  code: (selected) => {
    const chosen = selected.text.slice(selected.start, selected.end)
    if (!chosen.includes('\n')) return wrap(selected, '`', '`', markdownTexts.codeSample)
    return asBlock(selected, `\`\`\`python\n${chosen.replace(/\n$/, '')}\n\`\`\`\n`)
  },
}

function wrap({ text, start, end }: Selected, before: string, after: string, sample: string): Replacement {
  const chosen = text.slice(start, end) || sample
  return {
    insert: before + chosen + after,
    selectFrom: before.length,
    selectTo: before.length + chosen.length,
  }
}

/** What is selected in a textarea. */
export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** A part of a line; the caret goes on behind it. */
export function asPart(insert: string): Replacement {
  return { insert, selectFrom: insert.length, selectTo: insert.length }
}

/** A block on lines of its own: it needs an empty one before and after it. */
export function asBlock({ text, start, end }: Selected, block: string): Replacement {
  const before = text.slice(0, start)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const rest = text.slice(end)
  const tail = rest === '' || rest.startsWith('\n') ? '' : '\n'
  return {
    insert: gap + block + tail,
    selectFrom: gap.length,
    selectTo: gap.length + block.trimEnd().length,
  }
}

/** Writes in a textarea as if by hand: it can be undone, and whoever listens to the input hears of it. */
export function typeInto(area: HTMLTextAreaElement, { insert, selectFrom, selectTo }: Replacement): void {
  area.focus()
  const start = area.selectionStart
  // Deprecated, but the only way that keeps the browser's undo.
  if (!document.execCommand('insertText', false, insert)) replaceRange(area, insert, start, area.selectionEnd)
  area.setSelectionRange(start + selectFrom, start + selectTo)
}

/** Replaces a part of the text and leaves the caret at its place in the text around. */
export function replaceRange(area: HTMLTextAreaElement, insert: string, start: number, end: number): void {
  const shifted = (place: number): number => {
    if (place >= end) return place + insert.length - (end - start)
    return place > start ? start + insert.length : place
  }
  const from = shifted(area.selectionStart)
  const to = shifted(area.selectionEnd)
  area.setRangeText(insert, start, end)
  area.setSelectionRange(from, to)
  area.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Puts a right word in place of a wrong one, as if by hand. A text that has changed there meanwhile stays as it is. */
export function mendText(
  area: HTMLTextAreaElement,
  { start, end, was, put }: { start: number; end: number; was: string; put: string },
): void {
  if (area.value.slice(start, end) !== was) return
  // A field that is out of sight takes no keys: whoever shows its text hears of the change.
  if (area.hidden) {
    replaceRange(area, put, start, end)
    return
  }
  area.focus()
  area.setSelectionRange(start, end)
  typeInto(area, { insert: put, selectFrom: put.length, selectTo: put.length })
}

/** Puts the caret at the start of a line, counted from one, and brings it into view. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1)
  const start = before.join('\n').length + (line > 1 ? 1 : 0)
  const end = area.value.indexOf('\n', start)
  area.focus()
  area.setSelectionRange(start, end === -1 ? area.value.length : end)
}
