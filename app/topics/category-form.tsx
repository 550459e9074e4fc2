import type { ReactNode } from 'react'
import { SelectField, TextField } from '../editor/form-field.tsx'
import { colorTexts } from './category-editing-texts.ts'
import { colors } from './category-schema.ts'

/** The fields of a category. */
export function CategoryForm(): ReactNode {
  return (
    <>
      <TextField name="name" required />
      <SelectField name="color" choices={colors.map((value) => ({ value, text: colorTexts[value] }))} />
      <TextField name="position" hint={colorTexts.positionHint} />
    </>
  )
}
