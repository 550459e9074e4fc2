import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { uploadImage } from '../../documents/media/upload-task.ts'
import { markdownTexts } from './editor-texts.ts'
import { useFormState } from './form-context.ts'
import { replaceRange, typeInto } from './text-edit.ts'

type TextareaEvents = {
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onDrop: (event: DragEvent<HTMLTextAreaElement>) => void
}

const over = ['success', 'error', 'canceled']
const told: Record<string, string> = { success: markdownTexts.uploaded, error: markdownTexts.uploadFailed }

/** Uploads pictures pasted or dropped into a text, and inserts them at the caret. */
export function useImagePaste(name: string): { events: TextareaEvents; status: string } {
  const { setBusy, folder } = useFormState()
  const [status, setStatus] = useState('')

  const insert = (area: HTMLTextAreaElement, file: File): void => {
    if (!folder) return
    const source = `${name}-${crypto.randomUUID()}`
    const mark = `![${markdownTexts.uploadingImage}](${source})`
    typeInto(area, { insert: mark, selectFrom: mark.length, selectTo: mark.length })
    setBusy(source, true)
    uploadImage(file, folder, (state) => {
      const { kind } = state
      const percent = 'percent' in state ? state.percent : 0
      if (!over.includes(kind)) return setStatus(`${markdownTexts.uploadingImage} ${percent} %`)
      const start = area.value.indexOf(mark)
      const written = state.kind === 'success' ? `![](${state.picture.address})` : ''
      if (start !== -1) replaceRange(area, written, start, start + mark.length)
      setStatus(told[kind] ?? '')
      setBusy(source, false)
    })
  }
  const take = (event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>): void => {
    const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    const pictures = [...transfer.files].filter((file) => file.type.startsWith('image/'))
    if (pictures.length === 0 || !folder) return
    event.preventDefault()
    for (const file of pictures) insert(event.currentTarget, file)
  }
  return { events: { onPaste: take, onDrop: take }, status }
}
