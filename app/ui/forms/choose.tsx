import type { ReactNode } from 'react'

export type Choice = readonly [value: string, text: string]

type ChooseProps = {
  /** Prefix of the field's id, unique per form. */
  form: string
  name: string
  label: string
  /** Text of the empty first option; without it there is none. */
  all?: string
  choices: readonly Choice[]
  chosen: string
}

/** A select of a form that filters a list. */
export function Choose({ form, name, label, all, choices, chosen }: ChooseProps): ReactNode {
  const id = `${form}-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="input" defaultValue={chosen}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
