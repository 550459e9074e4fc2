import type { ReactNode } from 'react'
import { AnswerFields } from '../practice/answer-fields.tsx'
import { answerTexts } from '../practice/answer-texts.ts'
import { HtmlContent } from '../ui/html-content.tsx'
import { QuestionBox } from './question-box.tsx'
import type { TextPiece } from './shown-question.ts'

/** A text with its questions as its author sees it beside the field: nothing in it belongs to the form around it. */
export function QuestionsPreview({ pieces }: { pieces: readonly TextPiece[] }): ReactNode {
  return (
    <div className="pieces">
      {pieces.map((piece, at) =>
        piece.kind === 'html' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <HtmlContent key={at} safeHtml={piece.html} />
        ) : (
          <QuestionBox
            key={piece.question.key}
            question={{ ...piece.question, varies: false }}
            topic="vista-previa"
            address=""
          >
            <fieldset disabled className="answer answer-preview">
              <AnswerFields parts={piece.question.parts} scope={piece.question.key} given={[]} marked={[]} />
              <button type="button" className="button">
                {answerTexts.check}
              </button>
            </fieldset>
          </QuestionBox>
        ),
      )}
    </div>
  )
}
