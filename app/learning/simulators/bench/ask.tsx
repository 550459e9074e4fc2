import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showOutput } from '../show-output.ts'
import type { AnySimulator, Outcome, Parameters, Prediction, Values } from '../simulator.ts'
import { firstValues } from '../simulator-state.ts'
import { simulatorTexts as texts } from '../simulator-texts.ts'
import { isCalm } from './clock.ts'
import { Icon } from './icons.tsx'

type AskProps = {
  simulator: AnySimulator
  predictions: readonly Prediction[]
  place: string
  /** Shows a state; states of one gesture are undone together. */
  show: (values: Values, gesture: string) => void
  /** Called before something happens in the drawing, so that it is in sight. */
  onTry: () => void
}

/** Time between the end of the change and the verdict. */
const verdictMs = 700

/** «¿Qué pasa si…?»: a question to predict, tried in the drawing, then the verdict and why. */
export function Ask({ simulator, predictions, place, show, onTry }: AskProps): ReactNode {
  const [at, setAt] = useState(0)
  const [picked, setPicked] = useState<number>()
  const [isTold, setTold] = useState(false)
  const [done, setDone] = useState<readonly number[]>([])
  const next = useRef<HTMLButtonElement>(null)
  const play = usePlay(simulator, show)
  const prediction = predictions[at]
  useEffect(() => {
    if (isTold) next.current?.focus({ preventScroll: true })
  }, [isTold])
  if (!prediction) return null
  const states = statesOf(simulator, prediction)
  const right = prediction.right(states.before, states.after)
  const tryIt = (): void => {
    onTry()
    play(states.from, states.to, () => {
      setTold(true)
      if (picked === right) setDone((before) => [...new Set([...before, at])])
    })
  }
  const goOn = (): void => {
    setAt((at + 1) % predictions.length)
    setPicked(undefined)
    setTold(false)
  }
  return (
    <div className="bench-ask needs-script" aria-live="polite">
      <AskHead at={at} count={predictions.length} done={done} />
      <p className="bench-question" id={`${place}-pregunta`}>
        {prediction.question}
      </p>
      {isTold ? (
        <Verdict prediction={prediction} picked={picked ?? 0} isRight={picked === right} states={states} />
      ) : (
        <Options
          name={`${place}-prediccion-${at}`}
          labelledBy={`${place}-pregunta`}
          options={prediction.options}
          picked={picked}
          pick={setPicked}
        />
      )}
      <div className="bench-acts">
        {isTold ? (
          <>
            <button ref={next} type="button" className="button" onClick={goOn}>
              {at + 1 < predictions.length ? texts.nextQuestion : texts.firstQuestion}
            </button>
            <button type="button" className="button button-quiet" onClick={tryIt}>
              {texts.again}
            </button>
          </>
        ) : (
          <button type="button" className="button" disabled={picked === undefined} onClick={tryIt}>
            {texts.tryIt}
          </button>
        )}
      </div>
    </div>
  )
}

type States = { from: Values; to: Values; before: Outcome; after: Outcome }

function statesOf(simulator: AnySimulator, { from, to }: Prediction): States {
  const first = firstValues(simulator)
  const before = { ...first, ...from } as Values
  const after = { ...before, ...to } as Values
  return { from: before, to: after, before: simulator.compute(before), after: simulator.compute(after) }
}

type AskHeadProps = { at: number; count: number; done: readonly number[] }

function AskHead({ at, count, done }: AskHeadProps): ReactNode {
  return (
    <div className="bench-ask-head">
      <p className="bench-title">{texts.ask}</p>
      <span className="bench-marks">
        <span>{texts.askPlace(at + 1, count)}</span>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its position alone
          <i key={index} data-state={done.includes(index) ? 'done' : index === at ? 'now' : undefined} />
        ))}
      </span>
    </div>
  )
}

type OptionsProps = {
  name: string
  labelledBy: string
  options: readonly string[]
  picked: number | undefined
  pick: (index: number) => void
}

function Options({ name, labelledBy, options, picked, pick }: OptionsProps): ReactNode {
  return (
    <fieldset className="bench-options" aria-labelledby={labelledBy}>
      {options.map((option, index) => (
        <label key={option}>
          <input type="radio" name={name} checked={picked === index} onChange={() => pick(index)} />
          {option}
        </label>
      ))}
    </fieldset>
  )
}

type VerdictProps = { prediction: Prediction; picked: number; isRight: boolean; states: States }

function Verdict({ prediction, picked, isRight, states: { before, after } }: VerdictProps): ReactNode {
  const { output, options, why } = prediction
  const [one, other] = [before.outputs[output], after.outputs[output]]
  return (
    <div className="bench-verdict" data-right={isRight || undefined}>
      <p className="bench-verdict-word">
        <Icon name={isRight ? 'right' : 'close'} />
        {isRight ? texts.right : texts.wrong}
      </p>
      {one && other && (
        <p className="bench-seen">
          <span>{showOutput(one)}</span> → <strong>{showOutput(other)}</strong>
        </p>
      )}
      <p>{isRight ? why : `${texts.youSaid(options[picked] ?? '')} ${why}`}</p>
    </div>
  )
}

/** Duration of each step of a change of one number, and most steps of one. */
const stepMs = 40
const maxSteps = 25

/** Makes a change before the reader's eyes; with reduced motion at once. It ends when the bench goes. */
function usePlay(
  { parameters }: AnySimulator,
  show: AskProps['show'],
): (from: Values, to: Values, whenDone: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const count = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (from, to, whenDone) => {
    clearTimeout(timer.current)
    const gesture = `play ${++count.current}`
    const frames = isCalm() ? [to] : framesBetween(parameters, from, to)
    show(from, gesture)
    const showNext = (): void => {
      const frame = frames.shift()
      if (frame) show(frame, gesture)
      const isDone = frames.length === 0
      timer.current = setTimeout(isDone ? whenDone : showNext, isDone ? (isCalm() ? 0 : verdictMs) : stepMs)
    }
    timer.current = setTimeout(showNext, isCalm() ? 0 : verdictMs)
  }
}

/** States from one to another: a single number that changes goes in steps, anything else at once. */
function framesBetween(parameters: Parameters, from: Values, to: Values): Values[] {
  const changed = Object.keys(to).filter((name) => to[name] !== from[name])
  const [name = ''] = changed
  const parameter = parameters[name]
  if (changed.length !== 1 || parameter?.kind !== 'number') return [to]
  const [start, end] = [Number(from[name]), Number(to[name])]
  const steps = Math.min(maxSteps, Math.round(Math.abs(end - start) / parameter.step))
  return Array.from({ length: Math.max(1, steps) }, (_, index) => {
    const part = (index + 1) / Math.max(1, steps)
    const value = start + Math.round(((end - start) * part) / parameter.step) * parameter.step
    return { ...to, [name]: part === 1 ? end : Number(value.toPrecision(12)) }
  })
}
