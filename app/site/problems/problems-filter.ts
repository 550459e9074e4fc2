import { toAddress } from '../../ui/forms/list-part.ts'
import { type Course, courses, describeCourses } from '../curriculum/courses.ts'
import { type Difficulty, difficulties } from './problem.ts'
import { problemsTexts } from './problems-texts.ts'

/** The filter of /problemas; null means no restriction. */
export type ProblemsFilter = {
  category: string | null
  course: Course | null
  difficulty: Difficulty | null
  /** Only problems that the reader has not solved. */
  unsolved: boolean
}

export const filterParameters = ['categoria', 'curso', 'dificultad', 'estado'] as const
const unsolvedState = 'sin-resolver'

type Given = Record<(typeof filterParameters)[number], string | null>

/** Parses the filter of an address. `isWrong`: an unknown course or difficulty was ignored. */
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

/** The URL parameters of a filter. */
export function queryOf({ category, course, difficulty, unsolved }: ProblemsFilter): Given {
  return {
    categoria: category,
    curso: course,
    dificultad: difficulty,
    estado: unsolved ? unsolvedState : null,
  }
}

/** The address of the problems with a filter. */
export function filterAddress(filter: ProblemsFilter): string {
  return toAddress('/problemas', queryOf(filter))
}

/** The number of active filters, without the block. */
export function countNarrowed(filter: ProblemsFilter): number {
  // The block choice is always visible beside the button.
  return Object.values(queryOf({ ...filter, category: null })).filter(Boolean).length
}

/** «Vida digital, 2.º de ESO, dificultad baja»; blank without a filter. */
export function describeFilter({ category, course, difficulty }: ProblemsFilter): string {
  const parts = [
    category,
    course && describeCourses([course]),
    difficulty && problemsTexts.ofDifficulty(difficulty),
  ]
  return parts.filter(Boolean).join(', ')
}
