import type { Pictures } from '../../documents/media/pictures.ts'
import { renderMarkdown } from '../../platform/markdown/render-markdown.server.ts'
import { drawQr } from '../../ui/components/draw-qr.ts'
import type { DrawnProblem, Variant } from './draw-variants.server.ts'
import { type Letter, variantAddress, type Worksheet } from './worksheet.ts'
import type { KeyOfProblem } from './worksheet-key.tsx'
import type { PrintedProblem, PrintedVariant } from './worksheet-paper.tsx'
import { writeKey } from './write-key.ts'

/** The problem's title is h3, so lower the headings of its statement by two. */
const lowerHeadings = 2

/** Renders the variants for printing. `origin`: the address SITE_URL; without it there are no QR codes. */
export function printVariants(
  worksheet: Worksheet,
  variants: readonly Variant[],
  { pictures, origin }: { pictures: Pictures; origin: string | null },
): Promise<PrintedVariant[]> {
  return Promise.all(
    variants.map(async ({ letter, problems }) => ({
      letter,
      qr: origin === null ? null : qrOf(origin + variantAddress(worksheet, letter)),
      problems: await Promise.all(problems.map((problem) => printProblem(problem, letter, pictures))),
    })),
  )
}

async function printProblem(
  problem: DrawnProblem,
  letter: Letter,
  pictures: Pictures,
): Promise<PrintedProblem> {
  const { id, title, description, imageUrl, practice } = problem
  const statementHtml = await renderMarkdown(description, pictures.find, {
    scope: `${letter}--${id}`,
    firstPicture: 'eager',
    lowerHeadings,
  })
  const picture = pictures.headPicture(imageUrl, description)
  return { id, title, statementHtml, picture, parts: practice?.parts ?? [] }
}

function qrOf(address: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawQr(address))}`
}

/** The answer keys of the variants. */
export function printKeys(variants: readonly Variant[]): { letter: Letter; problems: KeyOfProblem[] }[] {
  return variants.map(({ letter, problems }) => ({
    letter,
    problems: problems.map(({ id, title, practice, result }) => ({
      id,
      title,
      answers: writeKey(practice?.parts ?? []),
      result,
    })),
  }))
}
