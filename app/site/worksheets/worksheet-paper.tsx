import type { ReactNode } from 'react'
import type { HeadPicture } from '../../documents/media/pictures.ts'
import type { Part } from '../../learning/marking/part.ts'
import { ArticlePicture } from '../../ui/components/article-picture.tsx'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { RoomToAnswer } from './room-to-answer.tsx'
import { sheetsTexts } from './sheets-texts.ts'
import type { Letter, Worksheet } from './worksheet.ts'

/** A problem for printing. */
export type PrintedProblem = {
  id: string
  title: string
  statementHtml: string
  picture: HeadPicture | undefined
  parts: readonly Part[]
}
/**
 * A variant for printing. `qr`: its QR code as an image address; null if the site's address is not
 * configured.
 */
export type PrintedVariant = { letter: Letter; qr: string | null; problems: readonly PrintedProblem[] }

type PaperProps = { running: string; title: string; children: ReactNode }

/** A printed section. `running` is repeated at the top of each of its pages. */
export function Paper({ running, title, children }: PaperProps): ReactNode {
  return (
    <section className="worksheet" aria-label={running}>
      <div className="worksheet-running">
        <div>{running}</div>
      </div>
      <div className="worksheet-body">
        <div>
          <h2>{title}</h2>
          {children}
        </div>
      </div>
    </section>
  )
}

type VariantProps = { worksheet: Worksheet; variant: PrintedVariant }

/** A variant: name fields and problems, each unbroken on a page with space to answer. */
export function VariantPaper({ worksheet: { number, title, group }, variant }: VariantProps): ReactNode {
  const { letter, qr, problems } = variant
  const named = `${sheetsTexts.sheet(number)} · ${sheetsTexts.variant(letter)}`
  return (
    <Paper running={title === '' ? named : `${named} · ${title}`} title={title || sheetsTexts.sheet(number)}>
      <div className="worksheet-head">
        <div>
          <p className="worksheet-named">{named}</p>
          <Blank label={sheetsTexts.name} />
          <p className="worksheet-line">
            <Blank label={sheetsTexts.group} text={group} />
            <Blank label={sheetsTexts.date} />
          </p>
        </div>
        {qr && (
          <img className="worksheet-qr" src={qr} alt={sheetsTexts.qr(letter)} width="120" height="120" />
        )}
      </div>
      {problems.map((problem, at) => (
        <article key={problem.id} className="worksheet-problem">
          <h3>
            {at + 1}. {problem.title}
          </h3>
          <HtmlContent safeHtml={problem.statementHtml} />
          <ArticlePicture picture={problem.picture} />
          <RoomToAnswer parts={problem.parts} />
        </article>
      ))}
    </Paper>
  )
}

/** A label with space to write. */
function Blank({ label, text = '' }: { label: string; text?: string }): ReactNode {
  return (
    <span className="worksheet-blank">
      {label}: {text}
      {text === '' && <span className="worksheet-rule" />}
    </span>
  )
}
