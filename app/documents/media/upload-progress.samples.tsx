import type { Samples } from '../../ui/components/samples.ts'
import { UploadProgress } from './upload-progress.tsx'
import type { UploadTask } from './upload-task.ts'

const rest = (): void => undefined
const task: UploadTask = { pause: rest, resume: rest, retry: rest, cancel: rest }

export const samples: Samples = {
  'Subida que falló': () => (
    <UploadProgress state={{ kind: 'error', error: 'retry-limit-exceeded', percent: 40 }} task={task} />
  ),
  'Subida en pausa': () => <UploadProgress state={{ kind: 'paused', percent: 40 }} task={task} />,
}
