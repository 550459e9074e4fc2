import { toAddress } from '../../ui/forms/list-part.ts'
import { type Course, courses, describeCourses } from '../curriculum/courses.ts'
import type { Category } from './category.server.ts'
import { letters } from './category.ts'
import { topicsTexts } from './topics-texts.ts'

/**
 * The filter of /temario. `longer`: the category shown with more topics; `isWrong`: an unknown value was
 * ignored.
 */
export type TopicsFilter = {
  course: Course | null
  letter: string | null
  longer: string | null
  isWrong: boolean
}

type Given = { curso: string | null; bloque: string | null; de: string | null }

/**
 * Parses the filter of an address. `bloque` is a letter; in former addresses it is the id of the category to
 * show longer.
 */
export function readTopicsFilter(
  { curso, bloque, de }: Given,
  categories: readonly Category[],
): TopicsFilter {
  const course = courses.find((one) => one === curso) ?? null
  const letter = letters.find((one) => one === bloque?.toUpperCase()) ?? null
  const longer = categories.find(({ id }) => id === (de || (letter ? null : bloque)))?.id ?? null
  const hasLetter = letter !== null && categories.some((category) => category.letter === letter)
  const isWrong =
    (Boolean(curso) && !course) || (Boolean(bloque) && !longer && !hasLetter) || (Boolean(de) && !longer)
  return { course, letter: hasLetter ? letter : null, longer, isWrong }
}

/** The address of the topics of a course and a block; null means no restriction. */
export function topicsAddress({ course, letter }: Pick<TopicsFilter, 'course' | 'letter'>): string {
  return toAddress('/temario', { curso: course, bloque: letter })
}

/** «2.º de ESO, bloque A»; blank without a filter. */
export function describeFilter({ course, letter }: TopicsFilter): string {
  const parts = [course && describeCourses([course]), letter && topicsTexts.block(letter)]
  return parts.filter(Boolean).join(', ')
}
