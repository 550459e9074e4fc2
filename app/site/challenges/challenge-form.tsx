import type { ReactNode } from 'react'
import { formOf } from '../../editor/form/form-of.tsx'
import { challenge } from './challenge.ts'

/** The form of a challenge. */
export const ChallengeForm: () => ReactNode = formOf(challenge, {
  text: ['title', 'description', 'content'],
  data: ['slug', ['startsOn', 'categoryId'], 'courses', 'criteria', 'imageUrl'],
})
