import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { View } from '../simulator-view.ts'
import { FlowChartDrawing } from './flow-chart-drawing.tsx'
import type { FlowOutcome } from './flow-chart-model.ts'
import type { FlowParameters } from './flow-chart-parameters.ts'
import { flowTexts } from './flow-chart-texts.ts'
import { FlowCode } from './flow-code.tsx'
import { layOutChart } from './lay-out-chart.ts'
import { TraceTable } from './trace-table.tsx'

/** Chart, code and trace table of a program, all at the same step. */
export function FlowChartPicture({ outcome }: View<FlowParameters, FlowOutcome>): ReactNode {
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
