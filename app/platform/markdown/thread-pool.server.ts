import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/** Runs the exported function `run` of a worker's module on a thread, and resolves to its result. */
type ThreadPool = <Task, Result>(
  worker: Worker<Task, Result>,
  task: Task,
  /** Buffers to transfer instead of copying; they are unusable here afterwards. */
  moved?: ArrayBuffer[],
) => Promise<Result>

/** A reference to a worker module, with the types of its input and output. */
export type Worker<Task, Result> = { file: string; types?: (task: Task) => Result }

/** No thread became free within the waiting time. */
export class ThreadsBusyError extends Error {}

// Ten times what any text takes; a task over it is aborted together with its thread.
const LONGEST_TASK_MS = 30_000
/** Maximum waiting time for a thread, which other long tasks may occupy. */
const LONGEST_WAIT_MS = 30_000
const MOST_THREADS = Math.max(1, Math.min(2, availableParallelism()))
const MOST_MEMORY_MB = 512
// The default would be 128 MB of young generation per thread, which no text needs.
const YOUNG_MEMORY_MB = 12
/** After this many tasks a thread holds 60 MB that it does not release; a new thread takes 10 MB. */
const MANY_TASKS = 200
/** Idle time after which a thread is replaced: no request then waits for its start. */
const QUIET_MS = 10_000

/**
 * Opens a pool of threads for work whose cost depends on user input, to keep the main thread free. At least
 * `kept` threads stay alive when idle; they do not keep the process alive. A task over `longestMs` is
 * aborted; one that waits longer than `longestWaitMs` for a thread rejects with {@link ThreadsBusyError}.
 */
export function openThreadPool(
  kept: number,
  { longestMs = LONGEST_TASK_MS, longestWaitMs = LONGEST_WAIT_MS } = {},
): ThreadPool {
  let pool: Piscina | undefined
  let tasks = 0
  const turns = new TaskQueue(longestWaitMs)
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

/**
 * A FIFO queue for the threads: in the library's own queue, waiting would count towards the time limit of a
 * task.
 */
class TaskQueue {
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

  /** Passes the turn to the longest waiting task. */
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
 * The worker whose module is `{name}.server.ts`, relative to the calling module. In the build, which bundles
 * all modules into one file, workers are in a folder of their own (`vite.threads.config.ts`).
 */
export function nameWorker<Task, Result>(name: string, besideUrl: string): Worker<Task, Result> {
  if (besideUrl.endsWith('.ts')) return { file: fileURLToPath(new URL(`./${name}.server.ts`, besideUrl)) }
  const here = new URL('.', besideUrl)
  // A worker that refers to another one is in the same folder.
  const folder = here.pathname.endsWith('/threads/') ? here : new URL('./threads/', here)
  return { file: fileURLToPath(new URL(`${basename(name)}.js`, folder)) }
}
