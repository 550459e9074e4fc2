import { createContext, useContext } from 'react'
import type { DraftQuestion, PracticeDraft } from './practice-draft.ts'

/** Placeholders for empty fields: a question of the same kind, with data and hints. */
export type Examples = Pick<PracticeDraft, 'data' | 'hints'> & {
  question: DraftQuestion | undefined
}

const ExamplesContext = createContext<Examples | undefined>(undefined)

export const ExamplesProvider = ExamplesContext.Provider

/** Returns the examples of the enclosing form, or undefined if it has none. */
export const useExamples = (): Examples | undefined => useContext(ExamplesContext)
