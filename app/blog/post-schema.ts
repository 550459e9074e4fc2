import {
  deriveSlug,
  limits,
  notAChoice,
  optionalDay,
  optionalFlag,
  optionalImage,
  requiredMarkdown,
  requiredText,
  slugField,
} from '../documents/fields.ts'
import { validationTexts } from '../documents/validation-texts.ts'
import { z } from '../ui/schema.ts'

export const postCategories = ['General', 'Noticias', 'Tutorial', 'Opinión'] as const
export type PostCategory = (typeof postCategories)[number]

export const postSchema = z.preprocess(
  deriveSlug,
  z.object({
    title: requiredText(validationTexts.required('el título'), limits.title),
    slug: slugField(validationTexts.postSlug),
    summary: requiredText(validationTexts.required('el resumen'), limits.description),
    category: z.enum(postCategories, {
      error: notAChoice(postCategories, validationTexts.choose('la categoría')),
    }),
    /** Left out: the day it is written. */
    date: optionalDay(),
    imageUrl: optionalImage(),
    content: requiredMarkdown(validationTexts.required('el contenido')),
    /** Left out: published. */
    published: optionalFlag(),
  }),
)
export type PostDraft = z.infer<typeof postSchema>
