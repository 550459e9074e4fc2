import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/** Runs the function `run` of a worker's module on a thread, and gives what it returns. */
type ThreadPool = <Task, Result>(
  worker: Worker<Task, Result>,
  task: Task,
  /** Goes over to the thread without a copy, and is gone here. */
  moved?: ArrayBuffer[],
) => Promise<Result>

/** Names a worker: its file, and what goes in and comes out. */
export type Worker<Task, Result> = { file: string; types?: (task: Task) => Result }

/** So much was to be done that a task never had its turn. */
export class ThreadsBusyError extends Error {}

// No text takes a tenth of it; whatever does is given up, thread and all.
const LONGEST_TASK_MS = 30_000
/** Nobody waits longer for their turn; others may have sent much that takes long. */
const LONGEST_WAIT_MS = 30_000
const MOST_THREADS = Math.max(1, Math.min(2, availableParallelism()))
const MOST_MEMORY_MB = 512
// Else a thread keeps 128 MB for what is short-lived, and no text needs it.
const YOUNG_MEMORY_MB = 12
/** A thread that has done so much holds 60 MB, and gives none of them back; a new one holds 10. */
const MANY_TASKS = 200
/** After so long without a task nobody waits for the new one to begin. */
const QUIET_MS = 10_000

/**
 * Opens threads for work that grows with what people send, so that the thread that answers requests never waits for
 * it. `kept` of them stay when there is nothing to do, or new ones in their place; none keeps the process alive. What takes longer
 * than `longestMs` is given up, and what waits longer than `longestWaitMs` rejects with {@link ThreadsBusyError}.
 */
export function openThreadPool(
  kept: number,
  { longestMs = LONGEST_TASK_MS, longestWaitMs = LONGEST_WAIT_MS } = {},
): ThreadPool {
  let pool: Piscina | undefined
  let tasks = 0
  const turns = new Turns(longestWaitMs)
  const renewal = setTimeout(() => {
    if (tasks < MANY_TASKS || turns.taken > 0 || kept === 0) return
    void pool?.close()
    pool = openPool(kept)
    tasks = 0
  }, QUIET_MS).unref()
  return async (worker, task, moved = []) => {
    await turns.take()
    pool ??= openPool(kept)
    tasks++
    try {
      const signal = AbortSignal.timeout(longestMs)
      return await pool.run(task, { filename: worker.file, transferList: moved, signal })
    } finally {
      turns.giveBack()
      renewal.refresh()
    }
  }
}

/** Turns on the threads: in the library's own queue the time that a task waits would count as its own. */
class Turns {
  readonly #longestMs: number
  readonly #waiting = new Set<() => void>()
  taken = 0

  constructor(longestMs: number) {
    this.#longestMs = longestMs
  }

  async take(): Promise<void> {
    if (this.taken < MOST_THREADS) this.taken++
    else await this.#wait()
  }

  /** Whoever waits longest has it next. */
  giveBack(): void {
    const [next] = this.#waiting
    if (next) next()
    else this.taken--
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(new ThreadsBusyError(`No thread was free within ${this.#longestMs} ms`))
      }, this.#longestMs)
      this.#waiting.add(begin)
    })
  }
}

function openPool(kept: number): Piscina {
  return new Piscina({
    name: 'run',
    minThreads: kept,
    maxThreads: MOST_THREADS,
    idleTimeout: QUIET_MS,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  })
}

/**
 * The worker whose module is `{name}.server.ts`, seen from the module that names it; in the build, where all modules are one
 * file, the workers lie in a folder of their own (`vite.threads.config.ts`).
 */
export function nameWorker<Task, Result>(name: string, besideUrl: string): Worker<Task, Result> {
  if (besideUrl.endsWith('.ts')) return { file: fileURLToPath(new URL(`./${name}.server.ts`, besideUrl)) }
  const here = new URL('.', besideUrl)
  // A worker that names another one lies beside it.
  const folder = here.pathname.endsWith('/threads/') ? here : new URL('./threads/', here)
  return { file: fileURLToPath(new URL(`${basename(name)}.js`, folder)) }
}
