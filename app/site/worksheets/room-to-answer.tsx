import type { ReactNode } from 'react'
import { givenUnit, mixTexts, type Part } from '../../learning/marking/part.ts'
import { PartTable } from '../../learning/practice/part-table.tsx'
import { sheetsTexts } from './sheets-texts.ts'
import { markOf } from './write-key.ts'

/** Lines for a problem without questions. */
const freeLines = 6

/** Space on paper for the answers to a problem, by the kind of each part. */
export function RoomToAnswer({ parts }: { parts: readonly Part[] }): ReactNode {
  if (parts.length === 0) return <Lines count={freeLines} />
  const isWorkedOut = parts.some(({ kind }) => kind === 'quantity')
  return (
    <>
      {isWorkedOut && <div className="worksheet-space" />}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions are never reordered
        <div key={at} className="worksheet-part">
          <p className="worksheet-label">
            {part.label || (parts.length > 1 ? sheetsTexts.part(at + 1) : sheetsTexts.answer)}
            {isOneLine(part) && <span className="worksheet-rule" />}
            {givenUnit(part)}
          </p>
          <Fields part={part} />
        </div>
      ))}
    </>
  )
}

const isOneLine = ({ kind }: Part): boolean => kind === 'quantity' || kind === 'text'

function Lines({ count }: { count: number }): ReactNode {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all items are equal
    <span key={at} className="worksheet-rule worksheet-free" />
  ))
}

function Fields({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case 'quantity':
    case 'text':
      return null
    case 'choice':
    case 'choices':
      return (
        <Boxes texts={part.options.map(({ text }, at) => ({ key: at, text: `${markOf(at)}) ${text}` }))} />
      )
    case 'order':
      return <Boxes texts={mixTexts(part.items).map(({ text, number }) => ({ key: number, text }))} />
    case 'match':
      return <Pairs pairs={part.pairs} />
    case 'table':
      return (
        <PartTable
          className="worksheet-table"
          heads={part.heads}
          rows={part.rows.map(({ given }) => given)}
        />
      )
  }
}

function Boxes({ texts }: { texts: readonly { key: number; text: string }[] }): ReactNode {
  return (
    <ul className="worksheet-boxes">
      {texts.map(({ key, text }) => (
        <li key={key}>
          <span className="worksheet-box" /> {text}
        </li>
      ))}
    </ul>
  )
}

/** The items to match, each with a box for the letter of its partner. */
function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }): ReactNode {
  const partners = mixTexts(pairs.map(([, partner]) => partner))
  return (
    <div className="worksheet-pairs">
      <Boxes texts={pairs.map(([text], key) => ({ key, text }))} />
      <ul className="worksheet-boxes">
        {partners.map(({ text, number }, at) => (
          <li key={number}>
            {markOf(at)}) {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
