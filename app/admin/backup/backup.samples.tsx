import type { Samples } from '../../ui/components/samples.ts'
import { NewestCopy } from './newest-copy.tsx'

const newestAt = '2026-03-14T09:00:00.000Z'

export const samples: Samples = {
  'Edad de la última copia': () => (
    <>
      <NewestCopy newestAt={newestAt} isLate={false} />
      <NewestCopy newestAt={newestAt} isLate />
      <NewestCopy newestAt={undefined} isLate={false} />
    </>
  ),
}
