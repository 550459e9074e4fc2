import type { ReactNode } from 'react'
import { QuestionDialog } from './question-dialog.tsx'
import type { WrittenPartProps } from './written-parts.tsx'

/** The question dialog of the source mode. */
export function WrittenQuestion({ onAccept, onClose }: WrittenPartProps): ReactNode {
  return (
    <QuestionDialog
      text=""
      onAccept={(text) => onAccept({ text, isBlock: true })}
      onRemove={undefined}
      onClose={onClose}
    />
  )
}
