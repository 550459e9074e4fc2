import { createContext, useContext } from 'react'
import type { DraftQuestion, PracticeDraft } from './practice-draft.ts'

/** What an empty field shows in grey: a question of its kind, with numbers and hints. */
export type Examples = Pick<PracticeDraft, 'data' | 'hints'> & {
  question: DraftQuestion | undefined
}

const ExamplesContext = createContext<Examples | undefined>(undefined)

export const ExamplesProvider = ExamplesContext.Provider

/** The examples of the form around; undefined where it has none. */
export const useExamples = (): Examples | undefined => useContext(ExamplesContext)
