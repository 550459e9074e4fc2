import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { newId } from '../../documents/core/define-document.ts'
import { ClockTime } from '../../ui/components/times.tsx'
import type { ListedDocument } from './describe-documents.server.ts'
import { stateTexts, panelTexts as texts } from './panel-texts.ts'

type TableProps = {
  documents: readonly ListedDocument[]
  isMarked: (key: string) => boolean
  onMark: (key: string, marked: boolean) => void
}

/** Documents of all kinds, each with a checkbox; on a phone each row is a block. */
export function DocumentsTable({ documents, isMarked, onMark }: TableProps): ReactNode {
  const heads = [texts.choose, texts.name, texts.kind, texts.block, texts.course, texts.state, texts.changed]
  return (
    <table className="panel-table">
      <thead>
        <tr>
          {[...heads, texts.ways].map((head) => (
            <th key={head} scope="col">
              {head === texts.choose ? <span className="visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.key}>
            <td>
              <label className="panel-mark">
                <input
                  type="checkbox"
                  name="doc"
                  value={document.key}
                  checked={isMarked(document.key)}
                  onChange={({ currentTarget }) => onMark(document.key, currentTarget.checked)}
                />
                <span className="visually-hidden">
                  {texts.choose} «{document.title}»
                </span>
              </label>
            </td>
            <Cells document={document} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cells({ document }: { document: ListedDocument }): ReactNode {
  const { tipo: kindSlug, id, title, kind, block, courses, state, from, changedAt, changedBy } = document
  return (
    <>
      <td className="panel-name">
        <Link to={`/edit/${kindSlug}/${encodeURIComponent(id)}`}>{title}</Link>
      </td>
      <td>{kind}</td>
      <td>{block}</td>
      <td>{courses}</td>
      <td>
        <span className="panel-state" data-state={state}>
          {stateTexts[state]}
        </span>
        {from !== '' && <span className="note"> {texts.from(from)}</span>}
      </td>
      <td className="note">
        <ClockTime iso={changedAt} /> {changedBy !== null && texts.by(changedBy)}
      </td>
      <td>
        <Ways document={document} />
      </td>
    </>
  )
}

function Ways({ document: { tipo: kindSlug, id, title, address } }: { document: ListedDocument }): ReactNode {
  const of = <span className="visually-hidden"> {title}</span>
  return (
    <span className="panel-ways">
      {address !== null && (
        <Link to={address}>
          {texts.see}
          {of}
        </Link>
      )}
      <Link to={`/edit/${kindSlug}/${newId}?copia=${encodeURIComponent(id)}`}>
        {texts.copy}
        {of}
      </Link>
      <Link to={`/editor/historial/${kindSlug}/${encodeURIComponent(id)}`}>
        {texts.history}
        {of}
      </Link>
    </span>
  )
}
