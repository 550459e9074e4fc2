import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { formatNumber } from '../../marking/format-number.ts'
import { defineView, type EditorView, type View } from '../simulator-view.ts'
import { type FlowParameters, simulator } from './definition.ts'
import { FlowChartDrawing } from './flow-chart-drawing.tsx'
import { type FlowOutcome, flowTexts, layOutCode } from './flow-chart-model.ts'
import { layOutChart } from './lay-out-chart.ts'
import type { CodeLine } from './program.ts'
import type { Step } from './run-program.ts'

export const view = defineView({ simulator, Picture: FlowChartPicture, Editor: FlowChartEditor })

/** Chart, code and trace table of a program, all at the same step. */
function FlowChartPicture({ outcome }: View<FlowParameters, FlowOutcome>): ReactNode {
  const { program, steps, at, sentence } = outcome
  // The model builds a new program object for each step, so its text is the memo key.
  const key = program.lines.map(({ text }) => text).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the program
  const chart = useMemo(() => layOutChart(program), [key])
  const step = steps[at]
  const present = step && step.line >= 0 ? step.line : at === 0 ? -1 : -2
  const box = useRef<HTMLDivElement>(null)
  const shape = chart.shapes.find(({ line }) => line === present)
  const middle = shape ? shape.y / chart.height : 0
  useEffect(() => {
    const { current } = box
    if (current) current.scrollTop = middle * current.scrollHeight - current.clientHeight / 2
  }, [middle])
  return (
    <div className="flow">
      {/* biome-ignore lint/a11y/useSemanticElements: a scrollable region, like the tables in texts */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div ref={box} className="flow-box" role="group" tabIndex={0} aria-label={flowTexts.chart}>
        <FlowChartDrawing chart={chart} sentence={sentence} present={present} answer={step?.branch} />
      </div>
      <div className="flow-beside">
        <FlowCode lines={program.lines} present={present} />
        <TraceTable names={program.names} steps={steps} at={at} />
      </div>
    </div>
  )
}

/** The code, line by line. The current line has an arrow, bold text and `aria-current`. */
function FlowCode({ lines, present }: { lines: readonly CodeLine[]; present: number }): ReactNode {
  return (
    <ol className="flow-code" aria-label={flowTexts.code}>
      {lines.map(({ text, depth }, line) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its number
          key={line}
          className={`flow-in-${depth}`}
          aria-current={line === present ? 'step' : undefined}
        >
          <code>{text}</code>
        </li>
      ))}
    </ol>
  )
}

type TraceProps = { names: readonly string[]; steps: readonly Step[]; at: number }

/** Maximum number of rows; only the last ones are shown. Earlier ones appear when the user steps back. */
const maxRows = 8

/** Values of the variables after each step so far. A value that has just changed has an arrow. */
function TraceTable({ names, steps, at }: TraceProps): ReactNode {
  const first = Math.max(0, at - maxRows + 1)
  const rows = steps.slice(first, at + 1).map((step, row) => ({ step, number: first + row }))
  return (
    /* biome-ignore lint/a11y/useSemanticElements: a scrollable region, like the tables in texts */
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */
    <div className="table-scroll flow-trace" role="group" tabIndex={0} aria-label={flowTexts.trace}>
      <table>
        <caption>{flowTexts.trace}</caption>
        <thead>
          <tr>
            <th scope="col">{flowTexts.step}</th>
            <th scope="col">{flowTexts.line}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{flowTexts.writes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, number }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{tellLine(step, number)}</td>
              {names.map((name) => (
                <td key={name}>
                  <TraceValue value={step.values.get(name)} isNew={step.changed === name} />
                </td>
              ))}
              <td>{step.written ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TraceValue({ value, isNew }: { value: number | undefined; isNew: boolean }): ReactNode {
  if (value === undefined) return flowTexts.none
  const text = formatNumber(value)
  return isNew ? <strong>{text}</strong> : text
}

/** The line and the answer: «4 sí». */
function tellLine({ line, branch }: Step, at: number): string {
  if (line < 0) return at === 0 ? flowTexts.start : flowTexts.end
  const answer = branch === undefined ? '' : branch ? ` ${flowTexts.yes}` : ` ${flowTexts.no}`
  return `${line + 1}${answer}`
}

/** Milliseconds between two automatic steps. */
const pause = 1000

type FlowEditorProps = EditorView<FlowParameters, FlowOutcome>

/**
 * Buttons that step through the program, and one that copies a ready program for editing. They need scripts.
 */
function FlowChartEditor({ values, outcome, change, fixed }: FlowEditorProps): ReactNode {
  const { at, steps, program } = outcome
  const last = steps.length - 1
  const go = (paso: number): void => change?.({ paso: Math.max(0, Math.min(last, paso)) })
  const [isWalking, setWalking] = useWalk(at, last, go)
  const jump = (paso: number) => (): void => {
    setWalking(false)
    go(paso)
  }
  const own = (): void =>
    change?.({ programa: 'propio', texto: layOutCode(program), entradas: outcome.inputs.join(' '), paso: 0 })
  const isFixed = (...names: readonly string[]): boolean => names.some((name) => fixed.includes(name))
  const canOwn = values.programa !== 'propio' && !isFixed('programa', 'texto', 'entradas')
  const canLayOut = values.programa === 'propio' && values.texto.includes(';') && !isFixed('texto')
  if (isFixed('paso') && !canOwn) return null
  return (
    <fieldset className="flow-steps needs-script">
      <legend>{flowTexts.walk}</legend>
      {!isFixed('paso') && (
        <>
          <StepButton says={flowTexts.first} press={jump(0)} />
          <StepButton says={flowTexts.back} press={jump(at - 1)} />
          <StepButton says={flowTexts.forward} press={jump(at + 1)} isMain />
          <StepButton says={flowTexts.last} press={jump(last)} />
          <StepButton
            says={isWalking ? flowTexts.pause : flowTexts.play}
            press={() => {
              if (!isWalking && at === last) go(0)
              setWalking(!isWalking)
            }}
          />
        </>
      )}
      {canOwn && <StepButton says={flowTexts.edit} press={own} />}
      {canLayOut && program.lines.length > 0 && (
        <StepButton says={flowTexts.onePerLine} press={() => change?.({ texto: layOutCode(program) })} />
      )}
    </fieldset>
  )
}

type StepButtonProps = { says: string; press: () => void; isMain?: boolean }

function StepButton({ says, press, isMain = false }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={isMain ? 'button button-small' : 'button button-quiet button-small'}
      onClick={press}
    >
      {says}
    </button>
  )
}

/** Steps automatically, once a second, until the last step. */
function useWalk(
  at: number,
  last: number,
  go: (step: number) => void,
): [boolean, (isWalking: boolean) => void] {
  const [isWalking, setWalking] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is a new function in each render with the same effect
  useEffect(() => {
    if (!isWalking) return
    const timer = setTimeout(() => {
      go(at + 1)
      if (at + 1 >= last) setWalking(false)
    }, pause)
    return () => clearTimeout(timer)
  }, [isWalking, at, last])
  return [isWalking, setWalking]
}
