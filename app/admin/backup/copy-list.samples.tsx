import type { Samples } from '../../ui/components/samples.ts'
import { CopyList } from './copy-list.tsx'

const copy = { name: 'engrana-20260314T090000000Z.tar', at: '2026-03-14T09:00:00.000Z', bytes: 73_400_320 }

export const samples: Samples = {
  'Copias guardadas': () => <CopyList copies={[copy]} />,
  'Ninguna copia guardada': () => <CopyList copies={[]} />,
}
