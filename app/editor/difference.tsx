import type { ReactNode } from 'react'
import type { FieldTexts } from '../documents/field.ts'
import { editorTexts } from './editor-texts.ts'
import { diffLines } from './line-diff.ts'

type DifferenceProps = {
  labels: FieldTexts
  before: FieldTexts
  after: FieldTexts
  beforeTitle: string
  afterTitle: string
}

/** The fields in which two states of a document differ, side by side, with the lines that changed marked. */
export function Difference({ labels, before, after, beforeTitle, afterTitle }: DifferenceProps): ReactNode {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => clean(before[name]) !== clean(after[name]),
  )
  if (names.length === 0) return <p className="note">{editorTexts.sameText}</p>
  return (
    <div className="difference">
      {names.map((name) => (
        <section key={name} className="difference-field">
          <h3>{labels[name] ?? name}</h3>
          <div className="difference-sides">
            <Side title={beforeTitle} kind="removed" before={before[name]} after={after[name]} />
            <Side title={afterTitle} kind="added" before={before[name]} after={after[name]} />
          </div>
        </section>
      ))}
    </div>
  )
}

type SideProps = {
  title: string
  kind: 'removed' | 'added'
  before: string | undefined
  after: string | undefined
}

function Side({ title, kind, before = '', after = '' }: SideProps): ReactNode {
  const parts = diffLines(clean(before), clean(after)).filter(
    (part) => part.kind === 'same' || part.kind === kind,
  )
  const Mark = kind === 'removed' ? 'del' : 'ins'
  let line = 0
  return (
    <div className="difference-side">
      <h4>{title}</h4>
      {parts.length === 0 && <p className="note">{editorTexts.empty}</p>}
      {parts.map((part) => {
        line += part.lines.length
        const text = part.lines.join('\n')
        return (
          <pre key={`${part.kind}${line}`}>{part.kind === 'same' ? text : <Mark>{text || ' '}</Mark>}</pre>
        )
      })}
    </div>
  )
}

function clean(text: string | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trimEnd()
}
