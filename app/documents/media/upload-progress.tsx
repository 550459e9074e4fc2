import { type ReactNode, useId } from 'react'
import { mediaTexts } from './media-texts.ts'
import type { UploadState, UploadTask } from './upload-task.ts'

type UploadProgressProps = { state: UploadState | undefined; task: UploadTask | undefined }

/** The progress of an upload, its error, and the buttons that its state allows (docs/product.md 7.2). */
export function UploadProgress({ state, task }: UploadProgressProps): ReactNode {
  const id = useId()
  return (
    <div className="upload">
      <p role="status" id={id} className="upload-status">
        {state && state.kind !== 'error' && statusText(state)}
      </p>
      {state && 'percent' in state && state.kind !== 'error' && (
        <p className="upload-bar">
          <progress max={100} value={state.percent} aria-labelledby={id} />
          <span aria-hidden="true">{state.percent} %</span>
        </p>
      )}
      {state?.kind === 'error' && (
        <p role="alert" className="upload-error">
          <strong>{mediaTexts.uploadError}</strong> {mediaTexts.storageError(state.error)}
        </p>
      )}
      {state && task && <UploadButtons kind={state.kind} task={task} />}
    </div>
  )
}

function UploadButtons({ kind, task }: { kind: UploadState['kind']; task: UploadTask }): ReactNode {
  const isOver = kind === 'success' || kind === 'canceled'
  if (isOver) return null
  const isChanging = kind === 'pausing' || kind === 'canceling'
  return (
    <p className="buttons">
      {kind === 'paused' && <SmallButton onClick={task.resume}>{mediaTexts.resume}</SmallButton>}
      {kind === 'error' && <SmallButton onClick={task.retry}>{mediaTexts.retry}</SmallButton>}
      {(kind === 'running' || kind === 'pausing') && (
        <SmallButton onClick={task.pause} disabled={isChanging}>
          {mediaTexts.pause}
        </SmallButton>
      )}
      <SmallButton onClick={task.cancel} disabled={kind === 'canceling'}>
        {mediaTexts.cancel}
      </SmallButton>
    </p>
  )
}

type SmallButtonProps = { onClick: () => void; disabled?: boolean; children: ReactNode }

function SmallButton({ onClick, disabled = false, children }: SmallButtonProps): ReactNode {
  return (
    <button type="button" className="button button-quiet button-small" onClick={onClick} disabled={disabled}>
      {children}
    </button>
  )
}

function statusText(state: UploadState): string {
  const texts: Partial<Record<UploadState['kind'], string>> = {
    running: mediaTexts.uploading,
    pausing: mediaTexts.pausing,
    paused: mediaTexts.paused,
    canceling: mediaTexts.canceling,
    canceled: mediaTexts.canceled,
    success:
      state.kind === 'success' && state.picture.wasKnown ? mediaTexts.alreadyThere : mediaTexts.uploaded,
  }
  return texts[state.kind] ?? ''
}
