import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { criterion } from './criterion.ts'

/** The form of a criterion. */
export const CriterionForm: () => ReactNode = formOf(criterion, [['subject', 'code'], 'text', 'position'])
