import { markdownTexts } from './editor-texts.ts'

/** A text with its selection. */
export type Selected = { text: string; start: number; end: number }
/** The replacement for the selection, and the part of it to select afterwards. */
export type Replacement = { insert: string; selectFrom: number; selectTo: number }

export type ToolName = 'bold' | 'table' | 'code'

const emptyTable = '|  |  |\n| --- | --- |\n|  |  |\n'

/** The toolbar buttons that need no form. */
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

/** The selection of a textarea. */
export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}

/** Inserts inline text; the caret moves behind it. */
export function asPart(insert: string): Replacement {
  return { insert, selectFrom: insert.length, selectTo: insert.length }
}

/** Inserts a block, with an empty line before and after it. */
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

/** Types into a textarea: the browser can undo it, and input listeners run. */
export function typeInto(area: HTMLTextAreaElement, { insert, selectFrom, selectTo }: Replacement): void {
  area.focus()
  const start = area.selectionStart
  // Deprecated, but the only way to preserve the browser's undo history.
  if (!document.execCommand('insertText', false, insert)) replaceRange(area, insert, start, area.selectionEnd)
  area.setSelectionRange(start + selectFrom, start + selectTo)
}

/** Replaces a range of the text and keeps the caret at the same text. */
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

/** Replaces a wrong word in a way that can be undone. Does nothing if the text there has changed since. */
export function mendText(
  area: HTMLTextAreaElement,
  { start, end, was, put }: { start: number; end: number; was: string; put: string },
): void {
  if (area.value.slice(start, end) !== was) return
  // A hidden field cannot take input; the visual editor listens to the change instead.
  if (area.hidden) {
    replaceRange(area, put, start, end)
    return
  }
  area.focus()
  area.setSelectionRange(start, end)
  typeInto(area, { insert: put, selectFrom: put.length, selectTo: put.length })
}

/** Moves the caret to the start of a line (from 1) and scrolls it into view. */
export function goToLine(area: HTMLTextAreaElement, line: number): void {
  const before = area.value.split('\n').slice(0, line - 1)
  const start = before.join('\n').length + (line > 1 ? 1 : 0)
  const end = area.value.indexOf('\n', start)
  area.focus()
  area.setSelectionRange(start, end === -1 ? area.value.length : end)
}
