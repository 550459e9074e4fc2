import { renderMarkdown, renderSolution } from '../markdown/render-markdown.server.ts'
import type { HeadPicture } from '../media/head-picture.ts'
import type { Pictures } from '../media/pictures-context.ts'
import type { Problem } from './problem-repository.server.ts'

/** A problem as pages show it: its texts as safe HTML. */
export type RenderedProblem = Omit<Problem, 'description' | 'solution' | 'imageUrl'> & {
  statementHtml: string
  solutionHtml: string
  picture: HeadPicture | undefined
}

/** Renders the texts of a problem. `lowerHeadings`: by how many levels, so that they stand below those around them. */
export async function renderProblem(
  { description, solution, imageUrl, ...rest }: Problem,
  pictures: Pictures,
  lowerHeadings: number,
): Promise<RenderedProblem> {
  const { find } = pictures
  const [statementHtml, solutionHtml] = await Promise.all([
    renderMarkdown(description, find, { scope: rest.id, lowerHeadings }),
    renderSolution(solution, find, { scope: `${rest.id}--solucion`, lowerHeadings }),
  ])
  return { ...rest, statementHtml, solutionHtml, picture: pictures.headPicture(imageUrl, description) }
}
