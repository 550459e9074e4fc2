import type { ReactNode } from 'react'
import { SimulatorDialog } from './simulator-dialog.tsx'
import type { WrittenPartProps } from './written-parts.tsx'

/** The simulator dialog of the source mode. */
export function WrittenSimulator({ onAccept, onClose }: WrittenPartProps): ReactNode {
  return (
    <SimulatorDialog
      text=""
      onAccept={(text) => onAccept({ text, isBlock: true })}
      onRemove={undefined}
      onClose={onClose}
    />
  )
}
