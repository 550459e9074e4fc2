import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import type { ListedDocument } from './describe-documents.server.ts'
import { DocumentsTable } from './documents-table.tsx'
import { groupTexts, panelTexts } from './panel-texts.ts'

type ListProps = {
  documents: readonly ListedDocument[]
  blocks: readonly { id: string; name: string }[]
  /** The address of the list; the form posts to it, so that the filter is kept. */
  address: string
  /** Keys of the documents marked in a form that was rejected. */
  marked: readonly string[]
}

/** The list of documents, with the actions for marked ones. */
export function DocumentsList({ documents, blocks, address, marked: first }: ListProps): ReactNode {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(first))
  const keys = documents.map(({ key }) => key)
  const mark = (key: string, isMarked: boolean): void => {
    setMarked((now) => new Set(isMarked ? [...now, key] : [...now].filter((other) => other !== key)))
  }
  const isAll = keys.every((key) => marked.has(key))
  return (
    <Form method="post" action={address} className="panel-list">
      <fieldset className="panel panel-group">
        <legend>{groupTexts.withMarked}</legend>
        <label className="check-field needs-script">
          <input
            type="checkbox"
            checked={isAll}
            onChange={({ currentTarget }) => setMarked(new Set(currentTarget.checked ? keys : []))}
          />
          <span>{panelTexts.chooseAll}</span>
        </label>
        <p role="status" className="note needs-script">
          {marked.size > 0 && groupTexts.marked(marked.size)}
        </p>
        <GroupButtons blocks={blocks} />
      </fieldset>
      <DocumentsTable documents={documents} isMarked={(key) => marked.has(key)} onMark={mark} />
    </Form>
  )
}

function GroupButtons({ blocks }: Pick<ListProps, 'blocks'>): ReactNode {
  return (
    <div className="panel-group-buttons">
      <button type="submit" name="accion" value="publicar" className="button button-quiet button-small">
        {groupTexts.publish}
      </button>
      <button type="submit" name="accion" value="borrador" className="button button-quiet button-small">
        {groupTexts.unpublish}
      </button>
      {blocks.length > 0 && (
        <span className="panel-move">
          <select name="bloque" className="input" aria-label={groupTexts.moveTo} defaultValue="">
            <option value="">{groupTexts.chooseBlock}</option>
            {blocks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" name="accion" value="mover" className="button button-quiet button-small">
            {groupTexts.move}
          </button>
        </span>
      )}
      <button type="submit" name="accion" value="eliminar" className="button button-danger button-small">
        {groupTexts.remove}
      </button>
    </div>
  )
}
