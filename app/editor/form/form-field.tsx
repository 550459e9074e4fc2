import type { ReactNode } from 'react'
import type { Choice, Field as FieldDefinition } from '../../documents/core/field.ts'
import { editorTexts } from './editor-texts.ts'
import { fieldId, useFormState } from './form-context.ts'

type FieldProps = { name: string; field: FieldDefinition }
type Described = { required: boolean; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Attributes that connect an input with its error, its hint and its «(opcional)» note. */
export function describedBy(
  name: string,
  { required, hint }: FieldDefinition,
  error: string | undefined,
): Described {
  const ids = [
    error && `${fieldId(name)}-error`,
    !required && `${fieldId(name)}-opcional`,
    hint && `${fieldId(name)}-ayuda`,
  ].filter(Boolean)
  return {
    required,
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true }),
  }
}

/** Label, hint and error around one input. */
export function Field({ name, field, children }: FieldProps & { children: ReactNode }): ReactNode {
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={fieldId(name)}>{field.label}</label>
        <OptionalNote name={name} field={field} />
      </div>
      {children}
      <FieldNotes name={name} field={field} />
    </div>
  )
}

/** The note «(opcional)» beside the label of a field that may be empty. */
export function OptionalNote({ name, field }: FieldProps): ReactNode {
  return (
    !field.required && (
      <span id={`${fieldId(name)}-opcional`} className="note">
        {editorTexts.optional}
      </span>
    )
  )
}

/** Hint and error below an input. */
export function FieldNotes({ name, field: { hint } }: FieldProps): ReactNode {
  const error = useFormState().errors[name]
  return (
    <>
      {hint && (
        <p id={`${fieldId(name)}-ayuda`} className="note">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${fieldId(name)}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  )
}

/** An input for one line of text. */
export function TextField({ type, ...props }: FieldProps & { type: string }): ReactNode {
  const { fields, errors } = useFormState()
  const { name, field } = props
  return (
    <Field {...props}>
      <input
        id={fieldId(name)}
        name={name}
        type={type}
        className="input"
        defaultValue={fields[name] ?? ''}
        autoComplete="off"
        {...describedBy(name, field, errors[name])}
      />
    </Field>
  )
}

/** An input for a few lines of text (docs/product.md 6.2). */
export function TextAreaField(props: FieldProps): ReactNode {
  const { fields, errors } = useFormState()
  const { name, field } = props
  return (
    <Field {...props}>
      <textarea
        id={fieldId(name)}
        name={name}
        rows={3}
        className="input"
        defaultValue={fields[name] ?? ''}
        {...describedBy(name, field, errors[name])}
      />
    </Field>
  )
}

type SelectProps = FieldProps & {
  choices: readonly Choice[]
  blank?: string | undefined
  /** The selected value, if it differs from the one that the form was opened with. */
  value?: string | undefined
  /** Content below the list. */
  children?: ReactNode
}

/** A select. `blank` is the text of its empty first choice. */
export function SelectField({ choices, blank, value: chosen, children, ...props }: SelectProps): ReactNode {
  const { fields, errors } = useFormState()
  const { name, field } = props
  const value = chosen ?? fields[name] ?? ''
  const known = value === '' || choices.some((choice) => choice.value === value)
  return (
    <Field {...props}>
      <select
        id={fieldId(name)}
        name={name}
        className="input"
        defaultValue={value}
        {...describedBy(name, field, errors[name])}
      >
        <option value="">{blank ?? editorTexts.choose}</option>
        {/* Show an imported value that is not a choice; saving reports it as an error. */}
        {!known && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      {children}
    </Field>
  )
}

/** A checkbox. A hidden field of the same name sends «0» when it is not ticked. */
export function CheckField({ name, field }: FieldProps): ReactNode {
  const { fields } = useFormState()
  return (
    <div className="check-field">
      <input type="hidden" name={name} value="0" />
      <input
        id={fieldId(name)}
        name={name}
        type="checkbox"
        value="1"
        defaultChecked={['1', 'true', 'on', 'sí', 'si', 'yes'].includes((fields[name] ?? '').toLowerCase())}
      />
      <label htmlFor={fieldId(name)}>{field.label}</label>
    </div>
  )
}
