import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Parts of the response time: session lookup, database, Markdown rendering, React rendering. The names are
 * fixed, so that they can be aggregated; `sesion` includes database time, which is then counted in both.
 */
const spanNames = ['sesion', 'datos', 'texto', 'pintar'] as const
type SpanName = (typeof spanNames)[number]

type Span = { total: number; running: number; since: number }

/** The times of one request, in milliseconds. Concurrent work with the same name counts once. */
export class Spans {
  readonly #spans = new Map<SpanName, Span>()

  begin(name: SpanName): void {
    const span = this.#spans.get(name) ?? { total: 0, running: 0, since: 0 }
    if (span.running++ === 0) span.since = performance.now()
    this.#spans.set(name, span)
  }

  end(name: SpanName): void {
    const span = this.#spans.get(name)
    if (span && --span.running === 0) span.total += performance.now() - span.since
  }

  /** Milliseconds of finished work by name, with one decimal; names without work are left out. */
  read(): Partial<Record<SpanName, number>> {
    const known = spanNames.flatMap((name) => {
      const span = this.#spans.get(name)
      return span ? [[name, Math.round(span.total * 10) / 10] as const] : []
    })
    return Object.fromEntries(known)
  }
}

const current = new AsyncLocalStorage<Spans>()

/** Runs the work of a request and collects its times in `spans`. */
export function withSpans<Result>(spans: Spans, work: () => Result): Result {
  return current.run(spans, work)
}

/** Runs work and adds its duration to the current request, if there is one. */
export async function timed<Result>(name: SpanName, work: () => Promise<Result>): Promise<Result> {
  const spans = current.getStore()
  if (!spans) return work()
  spans.begin(name)
  try {
    return await work()
  } finally {
    spans.end(name)
  }
}

/** The Server-Timing header (W3C) of the current request; undefined where nothing was measured. */
export function serverTiming(): string | undefined {
  const spans = Object.entries(current.getStore()?.read() ?? {})
  return spans.length > 0 ? spans.map(([name, ms]) => `${name};dur=${ms}`).join(', ') : undefined
}
