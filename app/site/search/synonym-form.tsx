import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { synonym } from './synonym.ts'

/** The fields of a group of synonyms. */
export const SynonymForm: () => ReactNode = formOf(synonym, ['word', 'others'])
