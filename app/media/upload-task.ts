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

/** The states of an upload (docs/product.md 7.2) over a transport. The time that a person pauses does not count as time of the upload. */
export function runUpload(
  openTransport: () => Promise<UploadTransport>,
  onState: (state: UploadState) => void,
): UploadTask {
  let state: UploadState = { kind: 'running', percent: 0 }
  let percent = 0
  let transport: UploadTransport | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const become = (next: UploadState): void => {
    state = next
    onState(next)
  }
  const fail = (error: StorageErrorKind): void => {
    clearTimeout(timer)
    become({ kind: 'error', error, percent })
  }
  const hear: TransportListener = {
    progress(value) {
      if (state.kind !== 'running' || value === percent) return
      percent = value
      become({ kind: 'running', percent })
    },
    done(picture) {
      // The last byte may arrive while somebody presses Pausar: then it is simply there.
      if (state.kind !== 'running' && state.kind !== 'pausing') return
      clearTimeout(timer)
      become({ kind: 'success', picture })
    },
    failed(kind) {
      if (state.kind === 'running') fail(kind)
    },
  }
  const start = async (): Promise<void> => {
    become({ kind: 'running', percent })
    clearTimeout(timer)
    timer = setTimeout(outOfTime, uploadRetryMs)
    try {
      transport ??= await openTransport()
    } catch {
      // The part of the page that uploads could not be loaded: no connection.
      if (state.kind === 'running') fail('retry-limit-exceeded')
      return
    }
    if (state.kind === 'running') transport.start(hear)
  }
  const outOfTime = (): void => {
    void transport?.stop()
    if (state.kind === 'running') fail('retry-limit-exceeded')
  }
  const pause = async (): Promise<void> => {
    clearTimeout(timer)
    become({ kind: 'pausing', percent })
    await transport?.stop()
    if (state.kind === 'pausing') become({ kind: 'paused', percent })
  }
  const cancel = async (): Promise<void> => {
    clearTimeout(timer)
    become({ kind: 'canceling', percent })
    // The server forgets by itself what it cannot be told to forget now.
    await transport?.discard().catch(() => undefined)
    become({ kind: 'canceled' })
  }

  void start()
  return {
    pause: () => void (state.kind === 'running' && pause()),
    resume: () => void (state.kind === 'paused' && start()),
    retry: () => void (state.kind === 'error' && start()),
    cancel: () => void (['running', 'pausing', 'paused', 'error'].includes(state.kind) && cancel()),
  }
}
