import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MediaLocation } from './picture-address.ts'
import { isBusy, type UploadState, type UploadTask, uploadImage } from './upload-task.ts'

type UploadHandles = {
  state: UploadState | undefined
  task: UploadTask | undefined
  begin(file: File): void
}

type Options = {
  location: MediaLocation
  onDone: (address: string) => void
  onBusyChange: ((busy: boolean) => void) | undefined
}

/**
 * Manages one upload at a time for a component. Unmounting pauses it; choosing the same file later resumes
 * it.
 */
export function useUpload({ location, onDone, onBusyChange }: Options): UploadHandles {
  const [state, setState] = useState<UploadState>()
  const [task, setTask] = useState<UploadTask>()
  const current = useRef<UploadTask>(undefined)
  useEffect(() => () => current.current?.pause(), [])

  // Derived from the shown state, so that a replaced upload or an unmounted field does not leave the form
  // waiting.
  const busy = isBusy(state)
  const tell = useEffectEvent((now: boolean) => onBusyChange?.(now))
  useEffect(() => {
    if (!busy) return
    tell(true)
    return () => tell(false)
  }, [busy])

  const begin = (file: File): void => {
    current.current?.cancel()
    let own: UploadTask | undefined
    own = uploadImage(file, location, (next) => {
      // Ignores events of an upload that was replaced.
      if (own && current.current !== own) return
      setState(next)
      if (next.kind === 'success') onDone(next.picture.address)
    })
    current.current = own
    setTask(own)
  }
  return { state, task, begin }
}
