import { createContext } from 'react-router'
import type { Term } from './term-matcher.ts'

/** How pages find the terms that a text names and that are explained in it. */
export type Terms = { findIn: (text: string, topicId: string) => Promise<Term[]> }

export const termsContext = createContext<Terms>()
