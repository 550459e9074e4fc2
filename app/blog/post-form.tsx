import type { ReactNode } from 'react'
import { editorTexts } from '../editor/editor-texts.ts'
import { useFormState } from '../editor/form-context.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '../editor/form-field.tsx'
import { MarkdownField } from '../editor/markdown-field.tsx'
import { ImageField } from '../media/image-field.tsx'
import { uploadImage } from '../media/upload-task.ts'
import { postCategories } from './post-schema.ts'

/** The fields of a post (spec §5). */
export function PostForm(): ReactNode {
  const { fields, errors, onChange, setBusy } = useFormState()
  return (
    <>
      <TextField name="title" required />
      <TextField name="slug" hint={editorTexts.slugHint} />
      <TextAreaField name="summary" required />
      <div className="field-row">
        <SelectField
          name="category"
          required
          choices={postCategories.map((value) => ({ value, text: value }))}
        />
        <TextField name="date" type="date" hint={editorTexts.dayHint} />
      </div>
      <CheckField name="published" />
      <ImageField
        name="imageUrl"
        label={editorTexts.imageLabel}
        location="blogImages"
        defaultValue={fields.imageUrl || null}
        onBusyChange={(busy) => setBusy('imageUrl', busy)}
        onAddressChange={(address) => onChange('imageUrl', address)}
        error={errors.imageUrl}
      />
      <MarkdownField
        name="content"
        required
        upload={(file, onState) => uploadImage(file, 'blogImages', onState)}
      />
    </>
  )
}
