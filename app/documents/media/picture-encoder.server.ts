import { type ChildProcess, fork } from 'node:child_process'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import type { EncodedPicture, ImageType } from './encode-picture.server.ts'
import type { Variant } from './picture-address.ts'
import { StorageError, type StorageErrorKind } from './storage-error.ts'

/** Decodes and encodes pictures. Throws a {@link StorageError} for a file that cannot become a picture. */
export type PictureEncoder = {
  /** Returns the type of an uploaded file that is safe to decode. */
  check(path: string): Promise<ImageType>
  /** Encodes an uploaded file as the picture to be stored. */
  picture(path: string): Promise<EncodedPicture>
  /** Encodes a variant of a stored picture. */
  variant(picture: Uint8Array, variant: Variant): Promise<Uint8Array>
}

export type EncoderTask =
  | { kind: 'check'; path: string }
  | { kind: 'picture'; path: string }
  | { kind: 'variant'; picture: Uint8Array; variant: Variant }
export type EncoderAnswer =
  | { number: number; ok: true; result: unknown }
  | { number: number; ok: false; kind: StorageErrorKind; message: string }

const idleMs = 5_000
/** A fallback for the decoder's own timeout, which it does not always observe. */
const maxTaskMs = 120_000
const worker = nameWorker('encoder-worker', import.meta.url)

// glibc keeps freed memory per thread; these settings return large blocks to the system at once.
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

type Waiting = { resolve: (result: unknown) => void; reject: (error: StorageError) => void }

/**
 * Encodes pictures in a child process (decision 6). It has none of the site's secrets, a crash harms nothing
 * else, and its memory is freed when it exits after being idle. Use the low priority only for work that no
 * request waits for: on a busy machine it may be delayed for long.
 */
export function openPictureEncoder(priority: 'normal' | 'low'): PictureEncoder & { close(): void } {
  let child: ChildProcess | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const end = (): void => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  const start = (): ChildProcess => {
    const started = fork(worker.file, [priority], {
      env: environment,
      execArgv: [],
      serialization: 'advanced',
    })
    // The child does not keep the main process alive.
    started.unref()
    started.channel?.unref()
    started.on('message', (answer: EncoderAnswer) => settle(answer))
    const fail = (error?: unknown): void => {
      if (child !== started) return
      child = undefined
      for (const number of [...waiting.keys()])
        settle({ number, ok: false, kind: 'unknown', message: `The encoder ended: ${String(error)}` })
    }
    started.on('error', fail)
    started.on('exit', fail)
    return started
  }
  const settle = (answer: EncoderAnswer): void => {
    const asked = waiting.get(answer.number)
    waiting.delete(answer.number)
    if (answer.ok) asked?.resolve(answer.result)
    else asked?.reject(new StorageError(answer.kind, new Error(answer.message)))
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref()
  }
  const ask = async <Result>(task: EncoderTask): Promise<Result> => {
    clearTimeout(idle)
    child ??= start()
    const number = ++last
    const tooLong = setTimeout(() => child?.kill('SIGKILL'), maxTaskMs).unref()
    const answered = new Promise<unknown>((resolve, reject) => waiting.set(number, { resolve, reject }))
    child.send({ number, task }, (error) => {
      if (error) settle({ number, ok: false, kind: 'unknown', message: error.message })
    })
    // The worker returns, for each kind of task, the type named below.
    return answered.finally(() => clearTimeout(tooLong)) as Promise<Result>
  }
  return {
    check: (path) => ask<ImageType>({ kind: 'check', path }),
    picture: (path) => ask<EncodedPicture>({ kind: 'picture', path }),
    variant: (picture, variant) => ask<Uint8Array>({ kind: 'variant', picture, variant }),
    close: end,
  }
}
