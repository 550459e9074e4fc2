import { createElement, type ReactNode } from 'react'
import type { DocumentDefinition } from '../../documents/core/define-document.ts'
import type { FieldRecord } from '../../documents/core/field.ts'
import { inputsOf } from './inputs.tsx'

/** An item of a form: a field name, several fields in one row, or a component of its own. */
type Item<Name extends string> = Name | readonly Name[] | (() => ReactNode)
type Items<Name extends string> = readonly Item<Name>[]

/**
 * Builds the form of a kind from its definition: fields in the given order, or in two columns (`text` and
 * `data`). The input of each field follows from its definition.
 */
export function formOf<F extends FieldRecord>(
  definition: DocumentDefinition<F>,
  layout: Items<keyof F & string> | { text: Items<keyof F & string>; data: Items<keyof F & string> },
): () => ReactNode {
  const Input = inputsOf(definition)
  const draw = (items: Items<keyof F & string>): ReactNode =>
    items.map((item) => {
      if (typeof item === 'string') return <Input key={item} name={item} />
      if (typeof item === 'function') return createElement(item, { key: item.name })
      return (
        <div key={item.join()} className="field-row">
          {item.map((name) => (
            <Input key={name} name={name} />
          ))}
        </div>
      )
    })
  return function DocumentFields() {
    if ('text' in layout) return <EditColumns text={draw(layout.text)} data={draw(layout.data)} />
    return draw(layout)
  }
}

type EditColumnsProps = { text: ReactNode; data: ReactNode }

/** The fields of a document in two columns if there is room: written text first, then the data. */
function EditColumns({ text, data }: EditColumnsProps): ReactNode {
  return (
    <div className="edit-columns">
      <div className="edit-column">{text}</div>
      <div className="edit-column edit-data">{data}</div>
    </div>
  )
}
