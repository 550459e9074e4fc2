import type { ReactNode } from 'react'
import { editorTexts } from '../editor/editor-texts.ts'
import { useFormState } from '../editor/form-context.ts'
import { TextAreaField, TextField } from '../editor/form-field.tsx'
import { MarkdownField } from '../editor/markdown-field.tsx'
import { ImageField } from '../media/image-field.tsx'
import { uploadImage } from '../media/upload-task.ts'
import { challengeFormTexts } from './challenge-editing-texts.ts'

/** The fields of a challenge. */
export function ChallengeForm(): ReactNode {
  const { fields, errors, onChange, setBusy } = useFormState()
  return (
    <>
      <TextField name="title" required />
      <TextField name="slug" hint={editorTexts.slugHint} />
      <TextAreaField name="description" required />
      <TextField name="startsOn" type="date" hint={challengeFormTexts.startsOnHint} />
      <ImageField
        name="imageUrl"
        label={editorTexts.imageLabel}
        location="retosImages"
        defaultValue={fields.imageUrl || null}
        onBusyChange={(busy) => setBusy('imageUrl', busy)}
        onAddressChange={(address) => onChange('imageUrl', address)}
        error={errors.imageUrl}
      />
      <MarkdownField name="content" upload={(file, onState) => uploadImage(file, 'retosImages', onState)} />
    </>
  )
}
