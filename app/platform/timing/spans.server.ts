import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Where the time of an answer goes: finding who asks, the database, texts that become HTML, React. Fixed names, so that they can be
 * summed; `sesion` asks the database too, whose time then counts in both.
 */
const spanNames = ['sesion', 'datos', 'texto', 'pintar'] as const
type SpanName = (typeof spanNames)[number]

type Span = { total: number; running: number; since: number }

/** The times of one request, in milliseconds. Work of one name that runs side by side counts once. */
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

  /** Milliseconds by name, one decimal, of what has ended; names that had no work are left out. */
  read(): Partial<Record<SpanName, number>> {
    const known = spanNames.flatMap((name) => {
      const span = this.#spans.get(name)
      return span ? [[name, Math.round(span.total * 10) / 10] as const] : []
    })
    return Object.fromEntries(known)
  }
}

const current = new AsyncLocalStorage<Spans>()

/** Does the work of a request, whose spans are counted for it. */
export function withSpans<Result>(spans: Spans, work: () => Result): Result {
  return current.run(spans, work)
}

/** Does a piece of work and counts its time for the request that it belongs to, if to any. */
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

/** The value of Server-Timing (W3C) for the request at hand; undefined where nothing was counted. */
export function serverTiming(): string | undefined {
  const spans = Object.entries(current.getStore()?.read() ?? {})
  return spans.length > 0 ? spans.map(([name, ms]) => `${name};dur=${ms}`).join(', ') : undefined
}
