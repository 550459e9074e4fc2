import type { HeadPicture, Pictures } from '../../documents/media/pictures.ts'
import type { Part } from '../../learning/marking/part.ts'
import { renderMarkdown, renderSolution } from '../../platform/markdown/render-markdown.server.ts'
import { numberProblem } from './number-problem.ts'
import type { Problem } from './problem.server.ts'

/** A problem with its texts rendered as safe HTML. */
export type RenderedProblem = Omit<Problem, 'description' | 'solution' | 'imageUrl' | 'practice'> & {
  /** Its questions; empty if it has none. */
  parts: readonly Part[]
  hintsHtml: string[]
  varies: boolean
  statementHtml: string
  solutionHtml: string
  picture: HeadPicture | undefined
}

/**
 * `lowerHeadings`: levels by which headings are lowered, to fit below those around them. `seed`: of its
 * numbers; empty for the author's.
 */
type RenderingOptions = { lowerHeadings: number; seed: string }

/** The statement, figure and questions of a problem, without its solution. */
export type RenderedStatement = Pick<RenderedProblem, 'parts' | 'statementHtml' | 'picture'>

/** Renders the statement of a problem, with the author's numbers. */
export async function renderStatement(
  problem: Pick<Problem, 'id' | 'description' | 'imageUrl' | 'practice'>,
  pictures: Pictures,
  lowerHeadings: number,
): Promise<RenderedStatement> {
  const { id, description, imageUrl, practice } = numberProblem({ ...problem, solution: '', result: '' }, '')
  return {
    parts: practice?.parts ?? [],
    statementHtml: await renderMarkdown(description, pictures.find, { scope: id, lowerHeadings }),
    picture: pictures.headPicture(imageUrl, description),
  }
}

/** Renders the texts of a problem with the numbers of a seed. */
export async function renderProblem(
  problem: Problem,
  pictures: Pictures,
  { lowerHeadings, seed }: RenderingOptions,
): Promise<RenderedProblem> {
  const { description, solution, imageUrl, practice, ...rest } = numberProblem(problem, seed)
  const { find } = pictures
  const { parts, hints } = practice ?? { parts: [], hints: [] }
  const [statementHtml, solutionHtml, ...hintsHtml] = await Promise.all([
    renderMarkdown(description, find, { scope: rest.id, lowerHeadings }),
    renderSolution(solution, find, { scope: `${rest.id}--solucion`, lowerHeadings }),
    ...hints.map((hint, at) =>
      renderMarkdown(hint, find, { scope: `${rest.id}--pista-${at}`, lowerHeadings }),
    ),
  ])
  return {
    ...rest,
    parts,
    statementHtml,
    solutionHtml,
    hintsHtml,
    picture: pictures.headPicture(imageUrl, description),
  }
}
