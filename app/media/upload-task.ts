import { maxImageBytes, uploadRetryMs } from './image-limits.ts'
import type { MediaLocation } from './picture-address.ts'
import type { StorageErrorKind } from './storage-error.ts'
import type { UploadedPicture, UploadState } from './upload-state.ts'

/** The handles of an upload. What makes no sense in its present state does nothing. */
export type UploadTask = {
  pause(): void
  resume(): void
  cancel(): void
  /** After an error: goes on where it stopped. */
  retry(): void
}

/** What moves the bytes. Tests have one without a network. */
export type UploadTransport = {
  /** Begins, or goes on from what the server already has. */
  start(hear: TransportListener): void
  /** Stops; what arrived stays on the server. */
  stop(): Promise<void>
  /** Stops, and the server forgets what arrived. */
  discard(): Promise<void>
}
export type TransportListener = {
  progress(percent: number): void
  done(picture: UploadedPicture): void
  failed(kind: StorageErrorKind): void
}

/**
 * Uploads a picture, for a form field or for one pasted or dropped into a text. `onState` hears every change; the
 * last one is `success` (with the address), `canceled`, or `error`, after which `retry` goes on.
 */
export function uploadImage(
  file: File,
  location: MediaLocation,
  onState: (state: UploadState) => void,
): UploadTask {
  if (file.size > maxImageBytes) return refused('too-large', onState)
  return runUpload(async () => {
    const { openTusTransport } = await import('./tus-transport.ts')
    return openTusTransport(file, location)
  }, onState)
}

function refused(error: StorageErrorKind, onState: (state: UploadState) => void): UploadTask {
  const say = (): void => onState({ kind: 'error', error, percent: 0 })
  say()
  const nothing = (): void => undefined
  return { pause: nothing, resume: nothing, cancel: () => onState({ kind: 'canceled' }), retry: say }
}

/** The states of an upload (docs/product.md 7.2) over a transport. */
export function runUpload(
  openTransport: () => Promise<UploadTransport>,
  onState: (state: UploadState) => void,
): UploadTask {
  const run = new UploadRun(openTransport, onState)
  const isIn = (...kinds: UploadState['kind'][]): boolean => kinds.includes(run.state.kind)
  void run.start()
  return {
    pause: () => void (isIn('running') && run.pause()),
    resume: () => void (isIn('paused') && run.start()),
    retry: () => void (isIn('error') && run.start()),
    cancel: () => void (isIn('running', 'pausing', 'paused', 'error') && run.cancel()),
  }
}

/** The time that a person pauses does not count as time of the upload. */
class UploadRun {
  state: UploadState = { kind: 'running', percent: 0 }
  readonly #openTransport: () => Promise<UploadTransport>
  readonly #onState: (state: UploadState) => void
  #percent = 0
  #opening: Promise<UploadTransport> | undefined
  #transport: UploadTransport | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(openTransport: () => Promise<UploadTransport>, onState: (state: UploadState) => void) {
    this.#openTransport = openTransport
    this.#onState = onState
  }

  async start(): Promise<void> {
    this.#become({ kind: 'running', percent: this.#percent })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#outOfTime(), uploadRetryMs)
    // Paused and resumed before it is open: the start that waits already begins the upload.
    if (this.#opening && !this.#transport) return
    this.#opening ??= this.#openTransport()
    try {
      this.#transport = await this.#opening
    } catch {
      this.#opening = undefined
      // The part of the page that uploads could not be loaded: no connection.
      if (this.#isRunning()) this.#fail('retry-limit-exceeded')
      return
    }
    if (this.#isRunning()) this.#transport.start(this.#listener)
  }

  async pause(): Promise<void> {
    clearTimeout(this.#timer)
    this.#become({ kind: 'pausing', percent: this.#percent })
    await this.#transport?.stop()
    if (this.state.kind === 'pausing') this.#become({ kind: 'paused', percent: this.#percent })
  }

  async cancel(): Promise<void> {
    clearTimeout(this.#timer)
    this.#become({ kind: 'canceling', percent: this.#percent })
    // The server forgets by itself what it cannot be told to forget now.
    await this.#transport?.discard().catch(() => undefined)
    this.#become({ kind: 'canceled' })
  }

  readonly #listener: TransportListener = {
    progress: (value) => {
      if (!this.#isRunning() || value === this.#percent) return
      this.#percent = value
      this.#become({ kind: 'running', percent: value })
    },
    done: (picture) => {
      // The last byte may arrive while somebody presses Pausar: then it is simply there.
      if (!this.#isRunning() && this.state.kind !== 'pausing') return
      clearTimeout(this.#timer)
      this.#become({ kind: 'success', picture })
    },
    failed: (kind) => {
      if (this.#isRunning()) this.#fail(kind)
    },
  }

  #isRunning(): boolean {
    return this.state.kind === 'running'
  }

  #become(next: UploadState): void {
    this.state = next
    this.#onState(next)
  }

  #fail(error: StorageErrorKind): void {
    clearTimeout(this.#timer)
    this.#become({ kind: 'error', error, percent: this.#percent })
  }

  #outOfTime(): void {
    void this.#transport?.stop()
    if (this.#isRunning()) this.#fail('retry-limit-exceeded')
  }
}
