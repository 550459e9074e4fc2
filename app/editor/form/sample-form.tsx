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
  /** The choices of reference fields, by field name. */
  lists?: Readonly<Record<string, readonly { id: string; title: string }[]>>
  children: ReactNode
}

/** A form for the component catalogue: fields show the given values; nothing is stored or sent. */
export function SampleForm({ children, lists = {}, ...given }: SampleFormProps): ReactNode {
  const references = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, { words, list }]))
  return (
    <div className="edit-form">
      <FormContext value={{ ...blank, references, ...given }}>{children}</FormContext>
    </div>
  )
}
