import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { category } from './category.ts'

/** The form of a category. */
export const CategoryForm: () => ReactNode = formOf(category, [
  'name',
  'shortName',
  'color',
  'letter',
  'courses',
  'position',
])
