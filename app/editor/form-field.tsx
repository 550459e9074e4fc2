import type { ReactNode } from 'react'
import { editorTexts, fieldLabels } from './editor-texts.ts'
import { fieldId, useFormState } from './form-context.ts'

type FieldProps = {
  name: string
  /** Other words than the usual ones for the name. */
  label?: string
  required?: boolean
  hint?: string
}

type Described = { required: boolean; 'aria-describedby'?: string; 'aria-invalid'?: true }
type Description = { required?: boolean | undefined; hint?: string | undefined; error?: string | undefined }

/** Refers an input to its error, its hint and the word that it is optional. */
export function describedBy(name: string, { required = false, hint, error }: Description): Described {
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
export function Field({
  name,
  label,
  required,
  hint,
  children,
}: FieldProps & { children: ReactNode }): ReactNode {
  const { errors } = useFormState()
  const error = errors[name]
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={fieldId(name)}>{label ?? fieldLabels[name]}</label>
        {!required && (
          <span id={`${fieldId(name)}-opcional`} className="note">
            {editorTexts.optional}
          </span>
        )}
      </div>
      {children}
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
    </div>
  )
}

/** A text of one line. */
export function TextField({ type = 'text', ...field }: FieldProps & { type?: string }): ReactNode {
  const { fields, errors } = useFormState()
  const { name, required, hint } = field
  return (
    <Field {...field}>
      <input
        id={fieldId(name)}
        name={name}
        type={type}
        className="input"
        defaultValue={fields[name] ?? ''}
        autoComplete="off"
        {...describedBy(name, { required, hint, error: errors[name] })}
      />
    </Field>
  )
}

/** A text of a few lines (spec §2: three rows for descriptions). */
export function TextAreaField({ rows = 3, ...field }: FieldProps & { rows?: number }): ReactNode {
  const { fields, errors } = useFormState()
  const { name, required, hint } = field
  return (
    <Field {...field}>
      <textarea
        id={fieldId(name)}
        name={name}
        rows={rows}
        className="input"
        defaultValue={fields[name] ?? ''}
        {...describedBy(name, { required, hint, error: errors[name] })}
      />
    </Field>
  )
}

type Choice = { value: string; text: string }

/** One of a list. `blank` is what the first, empty choice says. */
export function SelectField({
  choices,
  blank,
  ...field
}: FieldProps & { choices: readonly Choice[]; blank?: string }): ReactNode {
  const { fields, errors } = useFormState()
  const { name, required, hint } = field
  const value = fields[name] ?? ''
  const known = value === '' || choices.some((choice) => choice.value === value)
  return (
    <Field {...field}>
      <select
        id={fieldId(name)}
        name={name}
        className="input"
        defaultValue={value}
        {...describedBy(name, { required, hint, error: errors[name] })}
      >
        <option value="">{blank ?? editorTexts.choose}</option>
        {/* What an import brought and is no choice stays visible; saving says what is wrong with it. */}
        {!known && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A box to tick. The hidden field of the same name says «no» when it is not ticked. */
export function CheckField({ name, label }: { name: string; label?: string }): ReactNode {
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
      <label htmlFor={fieldId(name)}>{label ?? fieldLabels[name]}</label>
    </div>
  )
}
