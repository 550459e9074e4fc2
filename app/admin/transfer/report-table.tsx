import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageTexts } from './page-texts.ts'
import type { ReportLine, TransferReport } from './transfer-report.ts'

/** The result, or planned result, of each file of an import; errors first. */
export function ReportTable({
  report: { rows, more, counts, isTrial },
}: {
  report: TransferReport
}): ReactNode {
  return (
    <>
      <p role="status" className="form-notice">
        {isTrial && `${pageTexts.trial} `}
        {pageTexts.counts(counts)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable */}
      <section className="import-table" aria-label={pageTexts.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{pageTexts.columns.file}</th>
              <th scope="col">{pageTexts.columns.result}</th>
              <th scope="col">{pageTexts.columns.title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={`${row.path} ${row.tipo}`} row={row} isTrial={isTrial} />
            ))}
          </tbody>
        </table>
        {more > 0 && <p>{pageTexts.more(more)}</p>}
      </section>
    </>
  )
}

function Line({ row, isTrial }: { row: ReportLine; isTrial: boolean }): ReactNode {
  const { path, status, message, title, address } = row
  const fileExists = address && (status === 'skipped' || (!isTrial && status !== 'wrong'))
  return (
    <tr data-status={status === 'wrong' ? 'error' : status}>
      <td>{path}</td>
      <td>
        <strong>{(isTrial ? pageTexts.trialStatuses : pageTexts.statuses)[status]}</strong> {message}
      </td>
      <td>{fileExists ? <Link to={address}>{title}</Link> : title}</td>
    </tr>
  )
}
