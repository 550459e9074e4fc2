import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { PracticeInput } from './practice-input.tsx'
import { problem } from './problem.ts'

/** The form of a problem. */
export const ProblemForm: () => ReactNode = formOf(problem, {
  text: ['title', 'description', 'solution', 'result', PracticeInput],
  data: ['slug', ['category', 'difficulty'], 'courses', 'criteria', 'imageUrl'],
})
