import {
  deriveSlug,
  limits,
  optionalDay,
  optionalImage,
  optionalMarkdown,
  requiredText,
  slugField,
} from '../documents/fields.ts'
import { validationTexts } from '../documents/validation-texts.ts'
import { z } from '../ui/schema.ts'

export const challengeSchema = z.preprocess(
  deriveSlug,
  z.object({
    title: requiredText(validationTexts.required('el título'), limits.title),
    slug: slugField(validationTexts.challengeSlug),
    description: requiredText(validationTexts.required('la descripción'), limits.description),
    imageUrl: optionalImage(),
    content: optionalMarkdown(),
    /** The first day of its week; left out: the day it is written. */
    startsOn: optionalDay(),
  }),
)
export type ChallengeDraft = z.infer<typeof challengeSchema>
