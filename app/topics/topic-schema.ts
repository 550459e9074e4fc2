import {
  choiceOr,
  deriveSlug,
  limits,
  optionalImage,
  requiredMarkdown,
  requiredText,
  slugField,
} from '../documents/fields.ts'
import { validationTexts } from '../documents/validation-texts.ts'
import { z } from '../ui/schema.ts'
import { colors } from './category-schema.ts'

export const topicSchema = z.preprocess(
  deriveSlug,
  z.object({
    title: requiredText(validationTexts.required('el título'), limits.title),
    slug: slugField(validationTexts.topicSlug),
    description: requiredText(validationTexts.required('la descripción'), limits.description),
    categoryId: requiredText(validationTexts.choose('la categoría'), limits.title),
    imageUrl: optionalImage(),
    content: requiredMarkdown(validationTexts.required('el contenido')),
    /** null: its category's. */
    color: choiceOr(colors, null, validationTexts.choose('un color')),
  }),
)
export type TopicDraft = z.infer<typeof topicSchema>
