import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'
import { visualKeys, visualTexts } from './visual-texts.ts'

/** Lists the keys of the editor. */
export function HelpDialog({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <FormDialog title={visualTexts.helpTitle} onClose={onClose}>
      <dl className="visual-keys">
        {visualKeys.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  )
}
