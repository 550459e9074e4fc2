import { type ReactNode, useEffect, useState } from 'react'
import type { EditorView } from '../simulator-view.ts'
import { type FlowOutcome, layOutCode } from './flow-chart-model.ts'
import type { FlowParameters } from './flow-chart-parameters.ts'
import { flowTexts } from './flow-chart-texts.ts'

/** Milliseconds between two automatic steps. */
const pause = 1000

type FlowEditorProps = EditorView<FlowParameters, FlowOutcome>

/**
 * Buttons that step through the program, and one that copies a ready program for editing. They need scripts.
 */
export function FlowChartEditor({ values, outcome, change, fixed }: FlowEditorProps): ReactNode {
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
