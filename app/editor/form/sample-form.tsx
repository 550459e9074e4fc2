import type { ReactNode } from 'react'
import type { Words } from '../../documents/core/words.ts'
import { FormContext, type FormState } from './form-context.ts'

const rest = (): void => undefined
const blank: FormState = {
  fields: {},
  errors: {},
  references: {},
  folder: undefined,
  onChange: rest,
  setBusy: rest,
}

const words: Words = { one: 'documento', many: 'documentos', gender: 'm', confirmDelete: '' }

type SampleFormProps = Partial<Pick<FormState, 'fields' | 'errors'>> & {
  /** What can be chosen, by the name of a field. */
  lists?: Readonly<Record<string, readonly { id: string; title: string }[]>>
  children: ReactNode
}

/** A form for the catalogue: its fields show what they are given, and nothing is kept or sent. */
export function SampleForm({ children, lists = {}, ...given }: SampleFormProps): ReactNode {
  const references = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, { words, list }]))
  return (
    <div className="edit-form">
      <FormContext value={{ ...blank, references, ...given }}>{children}</FormContext>
    </div>
  )
}
