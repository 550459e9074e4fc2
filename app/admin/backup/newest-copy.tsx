import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ClockTime } from '../../ui/components/times.tsx'
import { copiesTexts as texts } from './copies-texts.ts'

/** The age of the newest backup in the panel, as an error if it is too old. */
export function NewestCopy({
  newestAt,
  isLate,
}: {
  newestAt: string | undefined
  isLate: boolean
}): ReactNode {
  return (
    <p className={isLate ? 'form-notice form-notice-error' : 'note'}>
      {isLate && `${texts.late} `}
      {newestAt ? (
        <>
          {texts.newest} <ClockTime iso={newestAt} />.
        </>
      ) : (
        !isLate && texts.neverMade
      )}{' '}
      <Link to="/editor/copias">{texts.see}</Link>
    </p>
  )
}
