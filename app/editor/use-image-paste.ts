import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { markdownTexts } from './editor-texts.ts'
import { useFormState } from './form-context.ts'
import { replaceRange, typeInto } from './text-edit.ts'

type UploadProgress = { kind: string; percent?: number; picture?: { address: string } }
/** Uploads a picture and tells how it goes; `success` brings its address. Features pass the media's own. */
export type UploadImage = (file: File, onState: (state: UploadProgress) => void) => unknown

type TextareaEvents = {
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onDrop: (event: DragEvent<HTMLTextAreaElement>) => void
}

const over = ['success', 'error', 'canceled']

/** Pictures that are pasted or dropped into a text: uploaded, and written where the caret was. */
export function useImagePaste(
  name: string,
  upload: UploadImage | undefined,
): { events: TextareaEvents; status: string } {
  const { setBusy } = useFormState()
  const [status, setStatus] = useState('')

  const insert = (area: HTMLTextAreaElement, file: File): void => {
    if (!upload) return
    const source = `${name}-${crypto.randomUUID()}`
    const mark = `![${markdownTexts.uploadingImage}](${source})`
    typeInto(area, { insert: mark, selectFrom: mark.length, selectTo: mark.length })
    setBusy(source, true)
    upload(file, ({ kind, percent, picture }) => {
      if (!over.includes(kind)) return setStatus(`${markdownTexts.uploadingImage} ${percent ?? 0} %`)
      const start = area.value.indexOf(mark)
      const written = kind === 'success' && picture ? `![](${picture.address})` : ''
      if (start !== -1) replaceRange(area, written, start, start + mark.length)
      setStatus(kind === 'error' ? markdownTexts.uploadFailed : '')
      setBusy(source, false)
    })
  }
  const take = (event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>): void => {
    const transfer = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
    const pictures = [...transfer.files].filter((file) => file.type.startsWith('image/'))
    if (pictures.length === 0 || !upload) return
    event.preventDefault()
    for (const file of pictures) insert(event.currentTarget, file)
  }
  return { events: { onPaste: take, onDrop: take }, status }
}
