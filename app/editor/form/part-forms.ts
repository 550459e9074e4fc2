import type { ComponentType } from 'react'
import type { WrittenPart } from '../visual-editor/written-part.ts'
import type { WrittenPartProps } from '../visual-editor/written-parts.tsx'

export type { WrittenPart }
/** Parts that a toolbar form inserts into a text. */
export type PartName = 'link' | 'image' | 'formula' | 'question' | 'simulator'
type PartForm = ComponentType<WrittenPartProps>

/** The forms of the visual mode, for the source mode; each is loaded when it is first opened. */
export const partForms: Record<PartName, () => Promise<PartForm>> = {
  link: async () => (await import('../visual-editor/written-parts.tsx')).WrittenLink,
  image: async () => (await import('../visual-editor/written-parts.tsx')).WrittenPicture,
  formula: async () => (await import('../visual-editor/written-parts.tsx')).WrittenFormula,
  question: async () => (await import('../visual-editor/written-question.tsx')).WrittenQuestion,
  simulator: async () => (await import('../visual-editor/written-simulator.tsx')).WrittenSimulator,
}
