import type { SiteWords } from '../../platform/http/site-settings.ts'
import type { PageSheet } from '../../ui/components/page-sheet.ts'
import { drawSheet } from './draw-sheet.server.ts'

export type DrawingTask = { sheet: PageSheet; words: SiteWords }

/** Draws the picture of a page on a thread: a tenth of a second of a processor. */
export function run({ sheet, words }: DrawingTask): Uint8Array {
  return drawSheet(sheet, words)
}
