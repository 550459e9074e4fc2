import type { ReactNode } from 'react'

export type Choice = readonly [value: string, text: string]

type ChooseProps = {
  /** Of its form: the field's id begins with it. */
  form: string
  name: string
  label: string
  /** What the first, empty choice says; there is none without it. */
  all?: string
  choices: readonly Choice[]
  chosen: string
}

/** One of the choices of a form that filters a list. */
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
