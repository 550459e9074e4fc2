import type { ReactNode } from 'react'
import { PartTable } from '../../learning/practice/part-table.tsx'
import { sheetsTexts } from './sheets-texts.ts'
import type { KeyAnswer } from './write-key.ts'

/** The key of one problem. `result`: the final result of a problem without questions. */
export type KeyOfProblem = { id: string; title: string; answers: readonly KeyAnswer[]; result: string }

/** The right answers of a variant, by problem. */
export function WorksheetKey({ problems }: { problems: readonly KeyOfProblem[] }): ReactNode {
  return (
    <ol className="worksheet-key">
      {problems.map(({ id, title, answers, result }) => (
        <li key={id}>
          <b>{title}</b>
          {answers.length === 0 && <p>{result || sheetsTexts.noAnswer}</p>}
          {answers.map((answer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions are never reordered
            <Answer key={at} answer={answer} />
          ))}
        </li>
      ))}
    </ol>
  )
}

type KeyTable = Extract<KeyAnswer, { rows: unknown }>

function Answer({ answer }: { answer: KeyAnswer }): ReactNode {
  const label = answer.label && <span>{answer.label}: </span>
  if ('rows' in answer) {
    return (
      <>
        <p>{label}</p>
        <PartTable
          className="worksheet-table"
          heads={answer.heads}
          rows={answer.rows.map((cells) => cells.map(showCell))}
        />
      </>
    )
  }
  return (
    <p>
      {label}
      <strong>{answer.text}</strong> {answer.note}
    </p>
  )
}

function showCell({ text, isWanted }: KeyTable['rows'][number][number]): ReactNode {
  return isWanted ? <strong>{text}</strong> : text
}
