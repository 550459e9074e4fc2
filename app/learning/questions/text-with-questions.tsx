import type { ReactNode } from 'react'
import { HtmlContent } from '../../ui/components/html-content.tsx'
import { SimulatorHtml } from '../simulators/simulator-html.tsx'
import type { QuestionAnswers } from './answer-question.server.ts'
import { QuestionBox } from './question-box.tsx'
import type { ShownPiece } from './shown-question.ts'

type TextWithQuestionsProps = {
  pieces: readonly ShownPiece[]
  /** The owner of the questions (`questionExercise` in app/learning/questions/question.ts). */
  owner: string
  address: string
  answers?: QuestionAnswers | undefined
}

/** A text in pieces: HTML, questions and simulators. */
export function TextWithQuestions({ pieces, ...rest }: TextWithQuestionsProps): ReactNode {
  return (
    <div className="pieces">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
        <Piece key={at} piece={piece} {...rest} />
      ))}
    </div>
  )
}

type PieceProps = Omit<TextWithQuestionsProps, 'pieces'> & { piece: ShownPiece }

function Piece({ piece, ...rest }: PieceProps): ReactNode {
  if (piece.kind === 'html') return <HtmlContent safeHtml={piece.html} />
  if (piece.kind === 'question') return <QuestionBox question={piece.question} {...rest} />
  const { html, question } = piece
  if (question?.kind === 'predice')
    return <QuestionBox question={question} revealed={<SimulatorHtml html={html} />} {...rest} />
  return (
    <>
      <SimulatorHtml html={html} />
      {question && <QuestionBox question={question} {...rest} />}
    </>
  )
}
