import type { ReactNode } from 'react'
import { editorTexts } from '../editor/editor-texts.ts'
import { useFormState } from '../editor/form-context.ts'
import { SelectField, TextAreaField, TextField } from '../editor/form-field.tsx'
import { ImageField } from '../media/image-field.tsx'
import { toolCategories } from './tool-schema.ts'

/** The fields of a tool (spec §5). */
export function ToolForm(): ReactNode {
  const { fields, errors, onChange, setBusy } = useFormState()
  return (
    <>
      <TextField name="name" required />
      <TextAreaField name="description" required />
      <div className="field-row">
        <SelectField
          name="category"
          required
          choices={toolCategories.map((value) => ({ value, text: value }))}
        />
        <TextField name="url" type="url" required />
      </div>
      <ImageField
        name="imageUrl"
        label={editorTexts.imageLabel}
        location="toolIcons"
        defaultValue={fields.imageUrl || null}
        onBusyChange={(busy) => setBusy('imageUrl', busy)}
        onAddressChange={(address) => onChange('imageUrl', address)}
        error={errors.imageUrl}
      />
    </>
  )
}
