import type { MediaLocation } from './picture-address.ts'
import type { StorageErrorKind } from './storage-error.ts'
import { maxImageBytes, uploadRetryMs } from './upload-limits.ts'

/** An uploaded picture, as a form holds it. */
export type UploadedPicture = {
  address: string
  width: number
  height: number
  /** The library already had the picture. */
  wasKnown: boolean
}

/** The states of an upload (docs/product.md 7.2). `percent` is a whole number from 0 to 100. */
export type UploadState =
  | { kind: 'running'; percent: number }
  | { kind: 'pausing'; percent: number }
  | { kind: 'paused'; percent: number }
  | { kind: 'canceling'; percent: number }
  | { kind: 'canceled' }
  | { kind: 'success'; picture: UploadedPicture }
  | { kind: 'error'; error: StorageErrorKind; percent: number }

/** Returns true if the upload is in progress: a form that needs its picture must wait. */
export function isBusy(state: UploadState | undefined): boolean {
  return state !== undefined && !['canceled', 'success', 'error'].includes(state.kind)
}

/** Controls of an upload. A call that does not apply to the current state is ignored. */
export type UploadTask = {
  pause(): void
  resume(): void
  cancel(): void
  /** Continues after an error. */
  retry(): void
}

/** Transfers the bytes. Tests use a fake without a network. */
export type UploadTransport = {
  /** Starts, or resumes from the bytes that the server already has. */
  start(hear: TransportListener): void
  /** Stops; the server retains the received bytes. */
  stop(): Promise<void>
  /** Stops and deletes the received bytes from the server. */
  discard(): Promise<void>
}
export type TransportListener = {
  progress(percent: number): void
  done(picture: UploadedPicture): void
  failed(kind: StorageErrorKind): void
}

/**
 * Uploads a picture for a form field, or one pasted or dropped into a text. `onState` receives every state;
 * the last is `success` (with the address), `canceled`, or `error`, after which `retry` continues.
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

/** Runs an upload over a transport through its states (docs/product.md 7.2). */
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

/** An upload's state machine. The time in pause does not count towards its time limit. */
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
    // After a pause and a resume, the call that already waits for the transport starts the upload.
    if (this.#opening && !this.#transport) return
    this.#opening ??= this.#openTransport()
    try {
      this.#transport = await this.#opening
    } catch {
      this.#opening = undefined
      // The upload code could not be loaded, because there is no connection.
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
    // An upload that cannot be deleted now expires on the server.
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
      // The last byte may arrive just after the user pressed Pausar: the upload has then succeeded.
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
