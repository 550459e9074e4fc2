import { choiceOr, limits, requiredText } from '../documents/fields.ts'
import { validationTexts } from '../documents/validation-texts.ts'
import { z } from '../ui/schema.ts'

/** The six colours, of categories and of topics that want their own. */
export const colors = ['blue', 'green', 'red', 'orange', 'purple', 'cyan'] as const
export type Color = (typeof colors)[number]
export const defaultColor: Color = 'blue'

/** A colour as the database keeps it; what is none of the six counts as the default. */
export function toColor(value: string): Color {
  return colors.find((color) => color === value) ?? defaultColor
}

const position = z
  .union([z.number(), z.string().trim().regex(/^\d*$/, validationTexts.position)])
  .transform((value) => (value === '' ? undefined : Number(value)))
  .refine(isPosition, validationTexts.position)
  .optional()

function isPosition(value: number | undefined): boolean {
  return value === undefined || (Number.isInteger(value) && value >= 0 && value <= 10_000)
}

export const categorySchema = z.object({
  name: requiredText(validationTexts.required('el nombre'), limits.title),
  color: choiceOr(colors, defaultColor, validationTexts.choose('un color')),
  /** Left out: after the last one. */
  position,
})
export type CategoryDraft = z.infer<typeof categorySchema>
