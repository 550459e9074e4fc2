import { z } from 'zod'

/** Work of the main thread per frame, in microseconds. */
export type Work = { script: number; layout: number; paint: number }

/**
 * An event of a Chromium trace, in microseconds. `tdur` is CPU time, so it excludes time of other programs.
 */
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.unknown().optional(),
})
type TraceEvent = z.infer<typeof traceEvent>

const kinds: Readonly<Record<string, keyof Work>> = {
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  EvaluateScript: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  PrePaint: 'layout',
  IntersectionObserverController: 'layout',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
}

/** Parses the events of a trace; entries of another shape are skipped. */
export function readTrace(text: string): TraceEvent[] {
  const { traceEvents } = z.object({ traceEvents: z.array(z.unknown()) }).parse(JSON.parse(text))
  return traceEvents.flatMap((one) => traceEvent.safeParse(one).data ?? [])
}

type Frames = {
  /** Animation frames requested by the page, and seconds from the first to the last. */
  frames: number
  seconds: number
  work: Work
}

/**
 * Sums the time of the thread that draws frames, by kind, and counts its frames.
 * Nested work counts once, under its own kind: a style recalculation forced by a script is layout.
 */
export function sumFrames(events: readonly TraceEvent[]): Frames {
  const fired = events.filter(({ name }) => name === 'FireAnimationFrame')
  const thread = fired[0]
  const work: Work = { script: 0, layout: 0, paint: 0 }
  if (!thread) return { frames: 0, seconds: 0, work }
  const own = events
    .filter(
      ({ name, ph, pid, tid }) => name in kinds && ph === 'X' && pid === thread.pid && tid === thread.tid,
    )
    .map(({ name, ts, dur = 0, tdur = dur }) => ({
      kind: kinds[name] ?? 'script',
      from: ts,
      to: ts + dur,
      busy: tdur,
    }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const around: typeof own = []
  for (const event of own) {
    while (around.length > 0 && (around.at(-1)?.to ?? 0) <= event.from) around.pop()
    const outer = around.at(-1)
    if (outer) work[outer.kind] -= event.busy
    work[event.kind] += event.busy
    around.push(event)
  }
  const times = fired.map(({ ts }) => ts)
  return { frames: times.length, seconds: (Math.max(...times) - Math.min(...times)) / 1e6, work }
}
