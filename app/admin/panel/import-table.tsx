import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ImportRow } from '../../documents/core/import-request.ts'
import { importTexts } from './import-texts.ts'
import type { FoundPicture } from './match-pictures.ts'
import type { ImportKind } from './use-importing.ts'

type FindPicture = (wanted: string) => FoundPicture | undefined

type ImportTableProps = {
  rows: readonly ImportRow[]
  kinds: readonly ImportKind[]
  findPicture: FindPicture
  /** Undefined once the import is finished. */
  onRun?: ((paths: ReadonlySet<string>) => void) | undefined
  busy: boolean
}

/**
 * What the import would do with each document (new, replaces, error with its line), with checkboxes to select
 * them.
 */
export function ImportTable({ rows, kinds, findPicture, onRun, busy }: ImportTableProps): ReactNode {
  const good = rows.filter(({ status }) => status !== 'error').map(({ path }) => path)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const ticked = new Set(good.filter((path) => !left.has(path)))
  const toggle = (path: string): void => {
    const next = new Set(left)
    if (!next.delete(path)) next.add(path)
    setLeft(next)
  }
  const { columns } = importTexts
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className="import-table" aria-label={importTexts.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {onRun && <th scope="col">{columns.choose}</th>}
              <th scope="col">{columns.file}</th>
              <th scope="col">{columns.result}</th>
              <th scope="col">{columns.line}</th>
              <th scope="col">{columns.title}</th>
              <th scope="col">{columns.kind}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DocumentRow
                key={row.path}
                row={row}
                kind={kinds.find(({ tipo: kindSlug }) => kindSlug === row.tipo)?.name}
                findPicture={findPicture}
                choice={
                  onRun && {
                    isTicked: ticked.has(row.path),
                    busy,
                    toggle: () => toggle(row.path),
                  }
                }
              />
            ))}
          </tbody>
        </table>
      </section>
      {onRun && (
        <button
          type="button"
          className="button"
          disabled={ticked.size === 0 || busy}
          onClick={() => onRun(ticked)}
        >
          {importTexts.run(ticked.size)}
        </button>
      )}
    </>
  )
}

type RowProps = {
  row: ImportRow
  kind: string | undefined
  findPicture: FindPicture
  /** Undefined once the import is finished. */
  choice: { isTicked: boolean; busy: boolean; toggle: () => void } | undefined
}

function DocumentRow({ row, kind, findPicture, choice }: RowProps): ReactNode {
  const isLinked = !choice && row.status !== 'error' && row.address
  return (
    <tr data-status={row.status}>
      {choice && (
        <td>
          <input
            type="checkbox"
            aria-label={`${importTexts.columns.choose} ${row.path}`}
            checked={choice.isTicked}
            disabled={row.status === 'error' || choice.busy}
            onChange={choice.toggle}
          />
        </td>
      )}
      <td>{row.path}</td>
      <td>
        <strong>{statusOf(row, !choice)}</strong> {row.message} {tellPictures(row, findPicture)}
        <Hints hints={row.hints} />
      </td>
      <td>{row.line}</td>
      <td>{isLinked ? <Link to={isLinked}>{row.title}</Link> : row.title}</td>
      <td>{kind}</td>
    </tr>
  )
}

function statusOf({ status }: ImportRow, isOver: boolean): string {
  return isOver && status !== 'error' ? importTexts.imported[status] : importTexts.statuses[status]
}

function tellPictures(row: ImportRow, findPicture: FindPicture): string {
  return row.pictures
    .flatMap((wanted) => {
      const found = findPicture(wanted)
      if (!found) return importTexts.missingPicture(wanted)
      return found.isOther ? importTexts.otherPicture(found.path, wanted) : []
    })
    .join(' ')
}

function Hints({ hints }: { hints: readonly string[] }): ReactNode {
  if (hints.length === 0) return null
  return (
    <details>
      <summary>{importTexts.hints(hints.length)}</summary>
      <ul>
        {hints.map((hint, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have equal findings
          <li key={`${place} ${hint}`}>{hint}</li>
        ))}
      </ul>
    </details>
  )
}
