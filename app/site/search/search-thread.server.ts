import { Worker } from 'node:worker_threads'
import { DatabaseUnavailableError } from '../../platform/db/database-unavailable.ts'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import type { FixedPage } from './fixed-pages.server.ts'
import type { Question, SearchAnswer } from './search-answer.ts'

/** Messages to and from the thread. */
export type SearchTask = { number: number; question: Question }
export type SearchReply =
  | { number: number; answer: SearchAnswer }
  /** `isAway`: the database could not be reached. */
  | { number: number; fault: string; isAway: boolean }

export type Search = {
  /**
   * Rejects with {@link DatabaseUnavailableError} if the database is unavailable or too many queries are
   * waiting.
   */
  find: (question: Question) => Promise<SearchAnswer>
  close: () => Promise<void>
}

type Options = {
  databaseUrl: string
  reportError: (error: unknown) => void
  /** Searchable pages that are not documents. */
  fixed?: readonly FixedPage[]
}
type Waiting = {
  resolve: (answer: SearchAnswer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

const worker = nameWorker('../../start/workers/search-worker', import.meta.url)
/** Timeout of a query in milliseconds; the first one may have to wait for indexing a large site. */
const maxWait = 4500
const maxWaiting = 200
const maxMemoryMb = 1024
/** Size of V8's young generation: more costs 30 MB permanently and gains nothing. */
const youngMemoryMb = 4
/** Milliseconds before the index is built: after the first page requests, unless a query comes earlier. */
const beginAfterMs = 10_000

/**
 * Opens the search on its own thread, with its own index and database connection, so that searching never
 * blocks a page. A crashed thread is started again by the next query.
 */
export function openSearch(options: Options): Search {
  return new SearchThread(options)
}

class SearchThread implements Search {
  readonly #options: Options
  readonly #waiting = new Map<number, Waiting>()
  readonly #begin: NodeJS.Timeout
  #thread: Worker | undefined
  #asked = 0
  #isClosed = false

  constructor(options: Options) {
    this.#options = options
    this.#begin = setTimeout(() => this.#open(), beginAfterMs).unref()
  }

  find(question: Question): Promise<SearchAnswer> {
    if (this.#isClosed) return Promise.reject(new DatabaseUnavailableError('the site is closing'))
    if (this.#waiting.size >= maxWaiting)
      return Promise.reject(new DatabaseUnavailableError('too many search'))
    const number = ++this.#asked
    const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer>()
    const timer = setTimeout(() => this.#refuse(number, 'the search takes too long'), maxWait)
    this.#waiting.set(number, { resolve, reject, timer })
    this.#open().postMessage({ number, question } satisfies SearchTask)
    return promise
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#begin)
    await this.#thread?.terminate()
    this.#refuseAll('the site is closing')
  }

  #open(): Worker {
    if (this.#thread) return this.#thread
    const { databaseUrl, reportError, fixed = [] } = this.#options
    const thread = new Worker(worker.file, {
      workerData: { databaseUrl, fixed },
      resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: youngMemoryMb },
    })
    this.#thread = thread
    thread.unref()
    thread.on('message', (reply: SearchReply) => this.#settle(reply))
    thread.on('error', reportError)
    thread.on('exit', () => {
      this.#thread = undefined
      this.#refuseAll('the search has ended')
    })
    return thread
  }

  #settle(reply: SearchReply): void {
    const one = this.#take(reply.number)
    if ('answer' in reply) one?.resolve(reply.answer)
    else one?.reject(reply.isAway ? new DatabaseUnavailableError(reply.fault) : new Error(reply.fault))
  }

  #refuse(number: number, reason: string): void {
    this.#take(number)?.reject(new DatabaseUnavailableError(reason))
  }

  #refuseAll(reason: string): void {
    for (const number of [...this.#waiting.keys()]) this.#refuse(number, reason)
  }

  #take(number: number): Waiting | undefined {
    const one = this.#waiting.get(number)
    this.#waiting.delete(number)
    clearTimeout(one?.timer)
    return one
  }
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    search: Search
  }
}
