import type { ReactNode } from 'react'
import { HtmlContent } from '../ui/html-content.tsx'
import type { QuestionAnswers } from './answer-question.server.ts'
import { QuestionBox } from './question-box.tsx'
import type { TextPiece } from './shown-question.ts'

type TextWithQuestionsProps = {
  pieces: readonly TextPiece[]
  topic: string
  address: string
  answers?: QuestionAnswers | undefined
}

/** A text in its pieces: what is only read, and between it what is asked. */
export function TextWithQuestions({ pieces, ...rest }: TextWithQuestionsProps): ReactNode {
  return (
    <div className="pieces">
      {pieces.map((piece, at) =>
        piece.kind === 'html' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <HtmlContent key={at} safeHtml={piece.html} />
        ) : (
          <QuestionBox key={piece.question.key} question={piece.question} {...rest} />
        ),
      )}
    </div>
  )
}
