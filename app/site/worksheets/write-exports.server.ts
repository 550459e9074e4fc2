import { defaultSiteName } from '../../platform/http/site-settings.ts'
import type { Variant } from './draw-variants.server.ts'
import { type ExportedCategory, exportQuestions } from './export-questions.server.ts'
import type { TextExporter } from './export-texts.server.ts'
import { writeGiftCategory, writeGiftHead, writeGiftQuestion } from './gift-question.ts'
import { writeMoodleCategory, writeMoodleQuestion } from './moodle-question.ts'
import { sheetsTexts } from './sheets-texts.ts'

/** Maximum length of a file in characters: more than a Moodle server accepts in one upload. */
const maxFileBytes = 30_000_000

/** `siteName`: the category above those of the worksheet. */
type Source = { variants: readonly Variant[]; texts: TextExporter; number: number; siteName?: string }

/**
 * Writes the questions of a worksheet in Moodle's XML format, in pieces; undefined if it would be too long
 * with its pictures.
 */
export function writeMoodleXml(source: Source): Promise<string[] | undefined> {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n'
  return gather(source, [head], '</quiz>\n', ({ path, questions }) => [
    `${writeMoodleCategory(path)}\n`,
    ...questions.map((question) => `${writeMoodleQuestion(question)}\n`),
  ])
}

/** Writes the same questions in GIFT. */
export function writeGift(source: Source): Promise<string[] | undefined> {
  return gather(source, [writeGiftHead(source.siteName)], '', ({ path, questions }) => [
    writeGiftCategory(path),
    ...questions.map(writeGiftQuestion),
  ])
}

async function gather(
  { variants, texts, number, siteName = defaultSiteName }: Source,
  head: string[],
  end: string,
  write: (category: ExportedCategory) => string[],
): Promise<string[] | undefined> {
  const pieces = head
  let length = 0
  for await (const { path, questions } of exportQuestions(variants, texts)) {
    const written = write({ path: [siteName, sheetsTexts.sheet(number), ...path], questions })
    length += written.reduce((sum, piece) => sum + piece.length, 0)
    if (length > maxFileBytes) return undefined
    pieces.push(...written)
  }
  pieces.push(end)
  return pieces
}
