import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { readListPart } from '../../ui/forms/list-part.ts'
import { fitCard } from './card-texts.ts'
import { listProblems, listProblemTitles } from './problem.server.ts'
import type { ProblemsFilter } from './problems-filter.ts'
import { renderProblem } from './render-problem.server.ts'

const problemsPerPage = 8
/** Titles only, so more per page; the browser removes those solved on this device. */
const titlesPerPage = 100
/**
 * «Enunciado» and «Solución detallada» are h3, and the headings of a text start at h2, so lower them by two.
 */
const lowerHeadings = 2

type Given = Parameters<typeof readListPart>[0]

/** Loads the requested part of the problems: as cards, or as titles if only unsolved ones are wanted. */
export async function loadProblems(
  context: Readonly<RouterContextProvider>,
  filter: ProblemsFilter,
  given: Given,
) {
  const { db } = services(context)
  const part = readListPart(given, filter.unsolved ? titlesPerPage : problemsPerPage)
  if (!filter.unsolved) {
    const { items, next } = await listProblems(db, { ...filter, ...part })
    const { pictures } = services(context)
    const cards = await Promise.all(
      items.map(async (item) => fitCard(await renderProblem(item, pictures, { lowerHeadings, seed: '' }))),
    )
    return { cards, titles: [], part, next }
  }
  const account = await services(context).accountReader.find()
  const wanted = { ...filter, ...part, ...(account && { unsolvedBy: account.id }) }
  const { items, next } = await listProblemTitles(db, wanted)
  return { cards: [], titles: items, part, next }
}
