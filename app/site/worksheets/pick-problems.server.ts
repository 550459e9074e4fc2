import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { courses } from '../curriculum/courses.ts'
import { type GivenWorksheet, readCodes, readWorksheet } from './read-worksheet.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import { worksheetLimits } from './worksheet.ts'
import { findProblemsOfTopic, type ListedProblem, listProblemsToPick } from './worksheet-repository.server.ts'

/** URL parameters of the page that picks problems, beside those of the worksheet. */
type GivenPicking = GivenWorksheet & {
  tema: string | null
  problema: string | null
  bloque: string | null
  curso: string | null
  dificultad: string | null
}

/** A problem in the list. */
export type PickedProblem = Pick<ListedProblem, 'code' | 'title' | 'difficulty' | 'courses'>
export type Picking = {
  chosen: PickedProblem[]
  blocks: { name: string; problems: PickedProblem[] }[]
  blockNames: string[]
  filter: { block: string; course: string; difficulty: string }
  /** Error messages, and a notice of what was done. */
  messages: string[]
  notice: string
  isCut: boolean
  given: { title: string; group: string; variants: string; number: string; hasKey: boolean }
}

/** Maximum number of problems listed below the chosen ones. */
export const maxListed = 300

/** Loads the page that picks problems: the chosen ones first, then the filtered ones by block. */
export async function pickProblems(
  context: Readonly<RouterContextProvider>,
  given: GivenPicking,
): Promise<Picking> {
  const { db } = services(context)
  const all = await listProblemsToPick(db)
  const topic = given.tema
    ? await findProblemsOfTopic(
        { db, registry: services(context).registry, today: services(context).requestInfo.today },
        given.tema,
      )
    : undefined
  const isChosen = choose(given, topic?.ids ?? [])
  const chosen = all.filter(isChosen)
  const filter = readFilter(given)
  const others = all.filter((problem) => !isChosen(problem) && isWithin(problem, filter))
  const isTouched = given.p.length > 0
  const read = isTouched ? readWorksheet(given) : undefined
  return {
    chosen: chosen.map(toPicked),
    blocks: groupByBlock(others.slice(0, maxListed)),
    blockNames: [...new Set(all.map(({ category }) => category))],
    filter,
    messages: [
      ...(given.tema && !topic ? [sheetsTexts.noTopic] : []),
      ...(read && !read.ok ? read.messages : []),
    ],
    notice: topic ? sayOfTopic(topic.title, chosen.length) : '',
    isCut: others.length > maxListed,
    given: {
      title: given.titulo ?? '',
      group: given.grupo ?? '',
      variants: given.variantes ?? '2',
      number: given.ficha === 'nueva' ? '' : (given.ficha ?? ''),
      hasKey: isTouched ? given.clave === '1' : true,
    },
  }
}

function choose(given: GivenPicking, ofTopic: readonly string[]): (problem: ListedProblem) => boolean {
  const codes = new Set(readCodes(given.p))
  const linked = new Set(ofTopic.slice(0, worksheetLimits.problems))
  return ({ id, code, slug }) => codes.has(code) || linked.has(id) || slug === given.problema
}

const sayOfTopic = (title: string, count: number): string =>
  count > 0 ? sheetsTexts.ofTopic(title) : sheetsTexts.nothingOfTopic(title)

/** Parses the filter of the list; unknown courses are ignored. */
function readFilter({ bloque, curso, dificultad }: GivenPicking): Picking['filter'] {
  const course = courses.find((one) => one === curso) ?? ''
  return { block: bloque ?? '', course, difficulty: dificultad ?? '' }
}

function isWithin(problem: ListedProblem, { block, course, difficulty }: Picking['filter']): boolean {
  return (
    (block === '' || problem.category === block) &&
    (course === '' || problem.courses.some((one) => one === course)) &&
    (difficulty === '' || problem.difficulty === difficulty)
  )
}

function groupByBlock(problems: readonly ListedProblem[]): Picking['blocks'] {
  const blocks = Map.groupBy(problems, ({ category }) => category)
  return [...blocks].map(([name, own]) => ({ name, problems: own.map(toPicked) }))
}

function toPicked({ code, title, difficulty, courses: own }: ListedProblem): PickedProblem {
  return { code, title, difficulty, courses: own }
}
