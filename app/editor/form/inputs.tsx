import type { ReactNode } from 'react'
import type { DocumentDefinition } from '../../documents/core/define-document.ts'
import type { Field, FieldRecord } from '../../documents/core/field.ts'
import { ImageField } from '../../documents/media/image-field.tsx'
import { BoxesField, ChoicesField } from './choices-field.tsx'
import { useFormState } from './form-context.ts'
import { CheckField, SelectField, TextAreaField, TextField } from './form-field.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { ReferenceField } from './reference-field.tsx'

/**
 * Creates the `Input` component of a kind: `<Input name="title" />` renders the input that the field's
 * definition asks for.
 */
export function inputsOf<F extends FieldRecord>({
  fields,
}: DocumentDefinition<F>): (props: { name: keyof F & string }) => ReactNode {
  return function Input({ name }) {
    const field = fields[name]
    return field && <AnyInput name={name} field={field} />
  }
}

function AnyInput({ name, field }: { name: string; field: Field }): ReactNode {
  const { references } = useFormState()
  const { input } = field
  switch (input.kind) {
    case 'line':
      return <TextField name={name} field={field} type={input.type} />
    case 'lines':
    case 'structure':
      return <TextAreaField name={name} field={field} />
    case 'markdown':
      return <MarkdownField name={name} field={field} rows={input.rows} kind={input.preview} />
    case 'choice':
      return <SelectField name={name} field={field} choices={input.choices} blank={input.blank} />
    case 'choices': {
      const choices = input.choices.map(({ value, text }) => ({ id: value, title: text }))
      return <BoxesField name={name} field={field} choices={choices} />
    }
    case 'reference':
      return <ReferenceField name={name} field={field} from={references[name]} />
    case 'references':
      return <ChoicesField name={name} field={field} choices={references[name]?.list ?? []} />
    case 'picture':
      return <PictureField name={name} field={field} folder={input.folder} />
    case 'flag':
      return <CheckField name={name} field={field} />
  }
}

type PictureFieldProps = { name: string; field: Field; folder: Parameters<typeof ImageField>[0]['location'] }

/** An image upload; the form cannot be saved while it uploads. */
function PictureField({ name, field, folder }: PictureFieldProps): ReactNode {
  const { fields, errors, onChange, setBusy } = useFormState()
  return (
    <ImageField
      name={name}
      label={field.label}
      location={folder}
      defaultValue={fields[name] || null}
      onBusyChange={(busy) => setBusy(name, busy)}
      onAddressChange={(address) => onChange(name, address)}
      error={errors[name]}
    />
  )
}
