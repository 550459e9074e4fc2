import type { ReactNode } from 'react'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { AnswerFields } from '../practice/answer-fields.tsx'
import { answerTexts } from '../practice/answer-texts.ts'
import { SimulatorHtml } from '../simulators/simulator-html.tsx'
import { QuestionBox } from './question-box.tsx'
import type { ShownPiece, ShownQuestion } from './shown-question.ts'

/**
 * The preview of a text with questions and simulators, beside the author's field. Its fields are disabled, so
 * that they are not sent with the form around them.
 */
export function QuestionsPreview({ pieces }: { pieces: readonly ShownPiece[] }): ReactNode {
  return (
    <div className="pieces">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
        <PiecePreview key={at} piece={piece} />
      ))}
    </div>
  )
}

function PiecePreview({ piece }: { piece: ShownPiece }): ReactNode {
  if (piece.kind === 'html') return <HtmlContent safeHtml={piece.html} />
  if (piece.kind === 'question') return <QuestionPreview question={piece.question} />
  return (
    <>
      {piece.question && <QuestionPreview question={piece.question} />}
      <SimulatorHtml html={piece.html} />
    </>
  )
}

function QuestionPreview({ question }: { question: ShownQuestion }): ReactNode {
  return (
    <QuestionBox question={{ ...question, varies: false }} owner="vista-previa" address="">
      <fieldset disabled className="answer answer-preview">
        <AnswerFields parts={question.parts} scope={question.key} given={[]} marked={[]} />
        <button type="button" className="button">
          {answerTexts.check}
        </button>
      </fieldset>
    </QuestionBox>
  )
}
