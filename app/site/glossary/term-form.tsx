import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { term } from './term.ts'

/** The form of a term. */
export const TermForm: () => ReactNode = formOf(term, [
  'term',
  'slug',
  'definition',
  'forms',
  'topicIds',
  'everywhere',
])
