import { type ChildProcess, fork } from 'node:child_process'
import { nameWorker } from '../../platform/markdown/thread-pool.server.ts'
import type { EncodedPicture } from './encode-picture.server.ts'
import type { ImageType } from './image-type.server.ts'
import type { Variant } from './picture-address.ts'
import { StorageError, type StorageErrorKind } from './storage-error.ts'

/** Decodes and draws pictures. What cannot become one is a {@link StorageError}. */
export type PictureEncoder = {
  /** The type of an uploaded file that may be decoded. */
  check(path: string): Promise<ImageType>
  /** What is stored of an uploaded file. */
  picture(path: string): Promise<EncodedPicture>
  /** A smaller copy of a stored picture. */
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
/** Beyond the limits of the decoder itself, which sometimes does not look at them. */
const longestTaskMs = 120_000
const worker = nameWorker('encoder-worker', import.meta.url)

// The C library keeps what is given back for each thread; with these it returns large pieces to the system at once.
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

type Waiting = { resolve: (result: unknown) => void; reject: (error: StorageError) => void }

/**
 * Draws pictures in a process of its own (decision 6): it has none of the site's secrets, what a broken picture does
 * to it hurts nobody else, and its memory goes back with it when there is nothing more to draw. A low priority is for
 * what nobody waits for: on a busy machine such a process may stand still for long.
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
    // A site that has nothing more to do ends, whether this one does or not.
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
    const tooLong = setTimeout(() => child?.kill('SIGKILL'), longestTaskMs).unref()
    const answered = new Promise<unknown>((resolve, reject) => waiting.set(number, { resolve, reject }))
    child.send({ number, task }, (error) => {
      if (error) settle({ number, ok: false, kind: 'unknown', message: error.message })
    })
    // The worker answers each kind of task with the type that is named below.
    return answered.finally(() => clearTimeout(tooLong)) as Promise<Result>
  }
  return {
    check: (path) => ask<ImageType>({ kind: 'check', path }),
    picture: (path) => ask<EncodedPicture>({ kind: 'picture', path }),
    variant: (picture, variant) => ask<Uint8Array>({ kind: 'variant', picture, variant }),
    close: end,
  }
}
