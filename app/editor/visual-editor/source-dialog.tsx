import { type ReactNode, useState } from 'react'
import { DialogField, FormDialog } from './form-dialog.tsx'
import { visualTexts } from './visual-texts.ts'

type SourceDialogProps = {
  text: string
  onAccept: (text: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Edits the Markdown of a block that the editor has no node for. */
export function SourceDialog({ text, onAccept, onRemove, onClose }: SourceDialogProps): ReactNode {
  const [now, setNow] = useState(text)
  const accept = (): undefined => {
    onAccept(now)
  }
  return (
    <FormDialog title={visualTexts.source} onClose={onClose} onRemove={onRemove} onAccept={accept}>
      <p className="note">{visualTexts.sourceWhy}</p>
      <DialogField code label={visualTexts.sourceText} value={now} rows={10} onChange={setNow} />
    </FormDialog>
  )
}
