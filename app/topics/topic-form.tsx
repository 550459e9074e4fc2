import type { ReactNode } from 'react'
import { editorTexts } from '../editor/editor-texts.ts'
import { useFormState } from '../editor/form-context.ts'
import { SelectField, TextAreaField, TextField } from '../editor/form-field.tsx'
import { MarkdownField } from '../editor/markdown-field.tsx'
import { ImageField } from '../media/image-field.tsx'
import { uploadImage } from '../media/upload-task.ts'
import { colorTexts } from './category-editing-texts.ts'
import { colors } from './category-schema.ts'

const colorChoices = colors.map((value) => ({ value, text: colorTexts[value] }))

/** The fields of a topic (spec §5). */
export function TopicForm({
  categories,
}: {
  categories: readonly { id: string; name: string }[]
}): ReactNode {
  const { fields, errors, onChange, setBusy } = useFormState()
  return (
    <>
      <TextField name="title" required />
      <TextField name="slug" hint={editorTexts.slugHint} />
      <TextAreaField name="description" required />
      <div className="field-row">
        <SelectField
          name="categoryId"
          required
          choices={categories.map(({ id, name }) => ({ value: id, text: name }))}
        />
        <SelectField name="color" choices={colorChoices} blank={colorTexts.ownCategory} />
      </div>
      <ImageField
        name="imageUrl"
        label={editorTexts.imageLabel}
        location="temarioImages"
        defaultValue={fields.imageUrl || null}
        onBusyChange={(busy) => setBusy('imageUrl', busy)}
        onAddressChange={(address) => onChange('imageUrl', address)}
        error={errors.imageUrl}
      />
      <MarkdownField
        name="content"
        required
        upload={(file, onState) => uploadImage(file, 'temarioImages', onState)}
      />
    </>
  )
}
