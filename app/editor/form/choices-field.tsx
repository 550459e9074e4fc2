import type { ReactNode } from 'react'
import type { Field as FieldDefinition } from '../../documents/core/field.ts'
import { listValues } from '../../documents/core/field-schemas.ts'
import { listName } from '../../ui/forms/parse-form.ts'
import { fieldId, useFormState } from './form-context.ts'
import { describedBy, FieldNotes, OptionalNote } from './form-field.tsx'

type ChoicesFieldProps = {
  name: string
  field: FieldDefinition
  choices: readonly { id: string; title: string }[]
}

/** {@link BoxesField} for a long list: the ticked choices come first. */
export function ChoicesField({ name, choices, ...props }: ChoicesFieldProps): ReactNode {
  const chosen = new Set(listValues(useFormState().fields[name] ?? ''))
  const inOrder = [...choices].sort((a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)))
  return <BoxesField name={name} choices={inOrder} {...props} />
}

/** A group of checkboxes for several choices; works without scripts. */
export function BoxesField({ name, field, choices }: ChoicesFieldProps): ReactNode {
  const { fields, errors } = useFormState()
  const chosen = new Set(listValues(fields[name] ?? ''))
  return (
    <fieldset
      className="field choices-field"
      aria-describedby={describedBy(name, field, errors[name])['aria-describedby']}
    >
      <legend>
        {field.label} <OptionalNote name={name} field={field} />
      </legend>
      {/* Sends an empty value when no box is ticked. */}
      <input type="hidden" name={listName(name)} value="" />
      <div className="choices">
        {choices.map(({ id, title }, index) => (
          <label key={id}>
            <input
              {...(index === 0 && { id: fieldId(name) })}
              type="checkbox"
              name={listName(name)}
              value={id}
              defaultChecked={chosen.has(id)}
            />
            {title}
          </label>
        ))}
      </div>
      <FieldNotes name={name} field={field} />
    </fieldset>
  )
}
