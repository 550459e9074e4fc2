import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { synonym } from './synonym.ts'

/** The form of a group of synonyms. */
export const SynonymForm: () => ReactNode = formOf(synonym, ['word', 'others'])
