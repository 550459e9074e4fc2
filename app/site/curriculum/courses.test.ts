import { expect, it } from 'vitest'
import { describeCourses, readCourses } from './courses.ts'

it('describes courses in words', () => {
  expect(describeCourses([])).toBe('')
  expect(describeCourses(['4'])).toBe('4.º de ESO')
  expect(describeCourses(['1', '2'])).toBe('1.º y 2.º de ESO')
  expect(describeCourses(['1', '2', '3'])).toBe('1.º, 2.º y 3.º de ESO')
})

it('parses a column into ordered courses, and drops invalid values', () => {
  expect(readCourses('3\n1\n9\n\n3')).toEqual(['1', '3'])
  expect(readCourses(null)).toEqual([])
})
