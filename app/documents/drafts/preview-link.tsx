import { type ReactNode, useId } from 'react'
import { ClockTime } from '../../ui/components/times.tsx'
import { draftsTexts } from './drafts-texts.ts'

/** A new preview link; it cannot be shown again. */
export type MadePreview = { address: string; endsAt: string }

/** Shows the preview link of a draft. */
export function PreviewLink({
  made,
  endsAt,
}: {
  made: MadePreview | undefined
  endsAt: string | null
}): ReactNode {
  const id = useId()
  if (made && endsAt !== null) {
    return (
      <div className="draft-preview" role="status">
        <p>
          {draftsTexts.previewMade} <ClockTime iso={made.endsAt} />.
        </p>
        <label htmlFor={id}>{draftsTexts.preview}</label>
        <input
          id={id}
          className="input"
          readOnly
          value={made.address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <a href={made.address} target="_blank" rel="noreferrer">
          {draftsTexts.openPreview}
        </a>
      </div>
    )
  }
  if (endsAt === null) return null
  return (
    <p>
      {draftsTexts.previewOpen} <ClockTime iso={endsAt} />.
    </p>
  )
}
