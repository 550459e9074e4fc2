import { createContext } from 'react-router'
import type { Term } from './term-matcher.ts'

/** Finds the glossary terms that a text names and should explain. */
export type Terms = { findIn: (text: string, topicId: string) => Promise<Term[]> }

export const termsContext = createContext<Terms>()
