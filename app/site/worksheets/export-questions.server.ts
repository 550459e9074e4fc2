import type { Part } from '../../learning/marking/part.ts'
import type { DrawnProblem, Variant } from './draw-variants.server.ts'
import type { ExportedText, TextExporter } from './export-texts.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import type { Letter } from './worksheet.ts'

/** A question of the export: one part of a problem with the numbers of a variant. */
export type ExportedQuestion = {
  name: string
  /** The question of this part; blank if the statement contains it. */
  label: string
  statement: ExportedText
  /** null: the problem has no questions that can be marked. */
  part: Part | null
  hints: readonly ExportedText[]
  solution: ExportedText
  /** Search terms. */
  tags: readonly string[]
}

/**
 * The variants of one question, in a category of their own. `path`: the names of its parent categories and
 * its own.
 */
export type ExportedCategory = { path: readonly string[]; questions: ExportedQuestion[] }

/**
 * Exports the questions of a worksheet, by problem and part, each in all its variants, so that a quiz can
 * draw one at random from each category.
 */
export async function* exportQuestions(
  variants: readonly Variant[],
  texts: TextExporter,
): AsyncGenerator<ExportedCategory> {
  const [first] = variants
  for (const [at, problem] of first?.problems.entries() ?? []) {
    const drawn = listDifferent(variants, at)
    const exported = await Promise.all(drawn.map((one) => exportProblem(one, texts)))
    const count = Math.max(1, problem.practice?.parts.length ?? 0)
    for (let part = 0; part < count; part++) {
      yield {
        path: count === 1 ? [problem.title] : [problem.title, nameOfPart(problem, part)],
        questions: exported.flatMap((questions) => questions[part] ?? []),
      }
    }
  }
}

type Drawn = { letter: Letter; problem: DrawnProblem }

/** The variants of a problem; only one if it has no other numbers. */
function listDifferent(variants: readonly Variant[], at: number): Drawn[] {
  const drawn = variants.flatMap(({ letter, problems }) => {
    const problem = problems[at]
    return problem ? [{ letter, problem }] : []
  })
  return drawn.filter(({ problem: { seed } }, place) => place === 0 || seed !== '')
}

async function exportProblem({ letter, problem }: Drawn, texts: TextExporter): Promise<ExportedQuestion[]> {
  const [body, picture, worked, ...hints] = await Promise.all([
    texts.markdown(problem.description),
    texts.headPicture(problem.imageUrl, problem.description),
    texts.solution(problem.solution),
    ...(problem.practice?.hints ?? []).map((hint) => texts.markdown(hint)),
  ])
  const parts: readonly (Part | null)[] = problem.practice?.parts.length ? problem.practice.parts : [null]
  return parts.map((part, at) => ({
    name: nameOf(problem, letter, { part: at, count: parts.length }),
    label: part === null ? '' : part.label || (parts.length > 1 ? nameOfPart(problem, at) : ''),
    statement: { html: body.html + picture.html, files: mergeFiles(body, picture) },
    part,
    hints,
    solution: worked,
    tags: [problem.category, problem.difficulty],
  }))
}

function mergeFiles(...texts: readonly ExportedText[]): ExportedText['files'] {
  return [...new Map(texts.flatMap(({ files }) => files.map((file) => [file.name, file] as const))).values()]
}

function nameOfPart({ practice }: DrawnProblem, part: number): string {
  const label = practice?.parts[part]?.label ?? ''
  return label === '' ? sheetsTexts.part(part + 1) : `${part + 1}. ${label}`
}

function nameOf(
  problem: DrawnProblem,
  letter: Letter,
  { part, count }: { part: number; count: number },
): string {
  const ofPart = count > 1 ? ` · ${nameOfPart(problem, part)}` : ''
  const ofSeed = problem.seed === '' ? '' : ` · ${letter} (${problem.seed})`
  return `${problem.title}${ofPart}${ofSeed}`
}
