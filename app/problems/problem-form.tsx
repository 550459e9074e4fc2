import type { ReactNode } from 'react'
import { editorTexts } from '../editor/editor-texts.ts'
import { useFormState } from '../editor/form-context.ts'
import { SelectField, TextField } from '../editor/form-field.tsx'
import { MarkdownField } from '../editor/markdown-field.tsx'
import { ImageField } from '../media/image-field.tsx'
import { uploadImage } from '../media/upload-task.ts'
import { problemFormTexts } from './problem-editing-texts.ts'
import { difficulties } from './problem-schema.ts'

/** The fields of a problem. */
export function ProblemForm(): ReactNode {
  const { fields, errors, onChange, setBusy } = useFormState()
  return (
    <>
      <TextField name="title" required />
      <div className="field-row">
        <TextField name="category" hint={problemFormTexts.categoryHint} />
        <SelectField name="difficulty" choices={difficulties.map((value) => ({ value, text: value }))} />
      </div>
      <MarkdownField
        name="description"
        required
        rows={3}
        upload={(file, onState) => uploadImage(file, 'problemasImages', onState)}
      />
      <ImageField
        name="imageUrl"
        label={editorTexts.imageLabel}
        location="problemasImages"
        defaultValue={fields.imageUrl || null}
        onBusyChange={(busy) => setBusy('imageUrl', busy)}
        onAddressChange={(address) => onChange('imageUrl', address)}
        error={errors.imageUrl}
      />
      <MarkdownField
        name="solution"
        required
        kind="solution"
        upload={(file, onState) => uploadImage(file, 'problemasImages', onState)}
      />
      <TextField name="result" />
    </>
  )
}
