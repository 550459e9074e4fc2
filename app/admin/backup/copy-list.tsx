import type { ReactNode } from 'react'
import { formatBytes } from '../../documents/media/format-bytes.ts'
import { ClockTime } from '../../ui/components/times.tsx'
import { copiesTexts as texts } from './copies-texts.ts'
import type { KeptCopy } from './kept-copies.ts'

/** The kept backups, each with a download link. */
export function CopyList({ copies }: { copies: readonly KeptCopy[] }): ReactNode {
  return (
    <section className="section">
      <h2>{texts.listHeading}</h2>
      {copies.length === 0 && <p className="empty">{texts.none}</p>}
      <ul className="document-list">
        {copies.map(({ name, at, bytes }) => (
          <li key={name} className="panel document-row">
            <div>
              <h3>
                <ClockTime iso={at} />
              </h3>
              <p className="note">
                {formatBytes(bytes)} · {name}
              </p>
            </div>
            <a className="button button-small" href={`/editor/copias/${name}`} download={name}>
              {texts.download}
              <span className="visually-hidden"> {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
