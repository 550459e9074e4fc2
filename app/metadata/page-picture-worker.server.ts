import type { PageSheet } from '../ui/page-sheet.ts'
import { drawSheet } from './draw-sheet.server.ts'

export type DrawingTask = { sheet: PageSheet; siteName: string }

/** Draws the picture of a page on a thread: a tenth of a second of a processor. */
export function run({ sheet, siteName }: DrawingTask): Uint8Array {
  return drawSheet(sheet, siteName)
}
