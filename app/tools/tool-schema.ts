import {
  limits,
  notAChoice,
  optionalImage,
  requiredImage,
  requiredText,
  webAddress,
} from '../documents/fields.ts'
import { validationTexts } from '../documents/validation-texts.ts'
import { z } from '../ui/schema.ts'

export const toolCategories = ['Desarrollo', 'Productividad', 'Educación', 'Utilidades'] as const
export type ToolCategory = (typeof toolCategories)[number]

/** The edit form, and import. */
export const toolSchema = z.object({
  name: requiredText(validationTexts.required('el nombre'), limits.title),
  description: requiredText(validationTexts.required('la descripción'), limits.description),
  category: z.enum(toolCategories, {
    error: notAChoice(toolCategories, validationTexts.choose('la categoría')),
  }),
  url: webAddress(validationTexts.required('la dirección')),
  imageUrl: optionalImage(),
})

const { allToolFields } = validationTexts

/** The short form below the list of tools, which asks for no category but for a logo. */
export const addToolSchema = z.object({
  name: requiredText(allToolFields, limits.title),
  description: requiredText(allToolFields, limits.description),
  url: webAddress(allToolFields),
  imageUrl: requiredImage(allToolFields),
})

/** What either form gives. */
export type ToolDraft = {
  name: string
  description: string
  category?: ToolCategory | null | undefined
  url: string
  imageUrl?: string | null | undefined
}
