import {
  choiceOr,
  limits,
  optionalImage,
  optionalText,
  requiredMarkdown,
  requiredText,
  textOr,
} from '../documents/fields.ts'
import { validationTexts } from '../documents/validation-texts.ts'
import { z } from '../ui/schema.ts'

export const difficulties = ['Baja', 'Media', 'Alta'] as const
export type Difficulty = (typeof difficulties)[number]
export const defaultDifficulty: Difficulty = 'Media'
export const defaultProblemCategory = 'General'

/** A difficulty as the database keeps it; what is none of the three counts as the default. */
export function toDifficulty(value: string): Difficulty {
  return difficulties.find((difficulty) => difficulty === value) ?? defaultDifficulty
}

export const problemSchema = z.object({
  title: requiredText(validationTexts.required('el título'), limits.title),
  /** Free text; blank: the default. */
  category: textOr(defaultProblemCategory, limits.title),
  difficulty: choiceOr(difficulties, defaultDifficulty, validationTexts.choose('la dificultad')),
  description: requiredMarkdown(validationTexts.required('el enunciado')),
  imageUrl: optionalImage(),
  solution: requiredMarkdown(validationTexts.required('la solución')),
  result: optionalText(limits.result),
})
export type ProblemDraft = z.infer<typeof problemSchema>
