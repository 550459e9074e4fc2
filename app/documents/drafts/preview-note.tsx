import type { ReactNode } from 'react'
import { ClockTime } from '../../ui/components/times.tsx'
import { draftsTexts } from './drafts-texts.ts'

/** The notice at the top of a preview. */
export function PreviewNote({ endsAt }: { endsAt: string }): ReactNode {
  return (
    <div className="page">
      <p className="note">
        {draftsTexts.inPreview} <ClockTime iso={endsAt} />.
      </p>
    </div>
  )
}
