import { toAddress } from '../../ui/forms/list-part.ts'
import { type Course, courses, describeCourses } from '../curriculum/courses.ts'
import { type Difficulty, difficulties } from './problem.ts'
import { problemsTexts } from './problems-texts.ts'

/** What /problemas is narrowed to; null narrows nothing. */
export type ProblemsFilter = {
  category: string | null
  course: Course | null
  difficulty: Difficulty | null
  /** Only what whoever reads has not solved. */
  unsolved: boolean
}

export const filterParameters = ['categoria', 'curso', 'dificultad', 'estado'] as const
const unsolvedState = 'sin-resolver'

type Given = Record<(typeof filterParameters)[number], string | null>

/** Reads an address. `isWrong`: it asks for a course or a difficulty that there is not, which then narrows nothing. */
export function readProblemsFilter({ categoria, curso, dificultad, estado }: Given): {
  filter: ProblemsFilter
  isWrong: boolean
} {
  const course = courses.find((one) => one === curso) ?? null
  const wanted = dificultad?.toLowerCase()
  const difficulty = difficulties.find((one) => one.toLowerCase() === wanted) ?? null
  const isWrong = (Boolean(curso) && !course) || (Boolean(dificultad) && !difficulty)
  return {
    filter: { category: categoria || null, course, difficulty, unsolved: estado === unsolvedState },
    isWrong,
  }
}

/** What an address says of a filter. */
export function queryOf({ category, course, difficulty, unsolved }: ProblemsFilter): Given {
  return {
    categoria: category,
    curso: course,
    dificultad: difficulty,
    estado: unsolved ? unsolvedState : null,
  }
}

/** The address of the problems of a filter. */
export function filterAddress(filter: ProblemsFilter): string {
  return toAddress('/problemas', queryOf(filter))
}

/** By how many things a list is narrowed. */
export function countNarrowed(filter: ProblemsFilter): number {
  // The block is chosen in sight, beside the button.
  return Object.values(queryOf({ ...filter, category: null })).filter(Boolean).length
}

/** «Vida digital, 2.º de ESO, dificultad baja»; blank where nothing is narrowed. */
export function describeFilter({ category, course, difficulty }: ProblemsFilter): string {
  const parts = [
    category,
    course && describeCourses([course]),
    difficulty && problemsTexts.ofDifficulty(difficulty),
  ]
  return parts.filter(Boolean).join(', ')
}
