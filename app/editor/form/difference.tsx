import { Fragment, type ReactNode } from 'react'
import type { FieldTexts } from '../../documents/core/field.ts'
import { editorTexts } from './editor-texts.ts'
import { type DiffPart, diffLines } from './line-diff.ts'

type DifferenceProps = {
  labels: FieldTexts
  before: FieldTexts
  after: FieldTexts
  beforeTitle: string
  afterTitle: string
}

/**
 * Shows the fields in which two versions of a document differ, side by side, with the changed lines marked.
 */
export function Difference({ labels, before, after, beforeTitle, afterTitle }: DifferenceProps): ReactNode {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => clean(before[name]) !== clean(after[name]),
  )
  if (names.length === 0) return <p className="note">{editorTexts.sameText}</p>
  return (
    <div className="difference">
      <p className="note">{editorTexts.differenceKey}</p>
      {names.map((name) => {
        const parts = diffLines(clean(before[name]), clean(after[name]))
        return (
          <section key={name} className="difference-field">
            <h3>{labels[name] ?? name}</h3>
            <div className="difference-sides">
              <Side title={beforeTitle} kind="removed" parts={parts} />
              <Side title={afterTitle} kind="added" parts={parts} />
            </div>
          </section>
        )
      })}
    </div>
  )
}

type SideProps = { title: string; kind: 'removed' | 'added'; parts: readonly DiffPart[] }

function Side({ title, kind, parts }: SideProps): ReactNode {
  const own = parts.filter((part) => part.kind === 'same' || part.kind === kind)
  let line = 0
  return (
    <div className="difference-side">
      <h4>{title}</h4>
      {own.length === 0 && <p className="note">{editorTexts.empty}</p>}
      {/* Not a `pre`: the HTML parser drops its first line break, and hydration would fail. */}
      <div className="difference-text">
        {own.map((part) => {
          const before = line === 0 ? '' : '\n'
          line += part.lines.length
          return (
            <Fragment key={`${part.kind}${line}`}>
              {before}
              <Stretch part={part} />
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}

function Stretch({ part: { kind, lines, words } }: { part: DiffPart }): ReactNode {
  const text = lines.join('\n')
  if (kind === 'same') return text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  if (!words) return <Mark>{text || ' '}</Mark>
  let place = 0
  return words.map((word) => {
    place += word.text.length
    return word.isOther ? <Mark key={place}>{word.text}</Mark> : word.text
  })
}

function clean(text: string | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trimEnd()
}
