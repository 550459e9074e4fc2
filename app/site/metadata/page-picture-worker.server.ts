import type { SiteWords } from '../../platform/http/site-settings.ts'
import type { OgImage } from '../../ui/components/og-image.ts'
import { drawSheet } from './draw-sheet.server.ts'

export type DrawingTask = { sheet: OgImage; words: SiteWords }

/** Worker thread: draws the preview picture of a page, which takes a tenth of a second of CPU. */
export function run({ sheet, words }: DrawingTask): Uint8Array {
  return drawSheet(sheet, words)
}
