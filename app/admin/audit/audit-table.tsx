import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ClockTime } from '../../ui/components/times.tsx'
import { auditTexts as texts } from './audit-texts.ts'
import type { DescribedEntry } from './describe-entries.server.ts'

/** Entries as a table; on a phone each row is a block. */
export function AuditTable({ entries }: { entries: readonly DescribedEntry[] }): ReactNode {
  return (
    <table className="audit-table">
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.about}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <ClockTime iso={entry.at} />
            </td>
            <td>{entry.who}</td>
            <td>{entry.what}</td>
            <td>
              <About {...entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function About({ kind, about, history, picture }: DescribedEntry): ReactNode {
  return (
    <>
      {kind && <span className="note">{kind}: </span>}
      {picture && <a href={picture}>{about}</a>}
      {!picture && (history ? <Link to={history}>{about}</Link> : about)}
    </>
  )
}
