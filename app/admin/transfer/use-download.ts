import { type MouseEvent, useState } from 'react'
import { pageTexts } from './page-texts.ts'

/** Progress of a download. `all` is 0 while the size is unknown. */
type DownloadState = { text: string; done: number; all: number; isBusy: boolean }

type Download = {
  state: DownloadState | undefined
  begin: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Downloads the file of a link with visible progress; without scripts the link itself downloads it. */
export function useDownload(address: string): Download {
  const [state, setState] = useState<DownloadState>()
  const say = (text: string, done = 0, all = 0, isBusy = true): void => setState({ text, done, all, isBusy })
  const fetchFile = async (): Promise<void> => {
    say(pageTexts.preparing)
    try {
      const response = await fetch(address)
      // The body is an error message in Spanish.
      if (response.status === 503 || response.status === 507) return say(await response.text(), 0, 0, false)
      if (!response.ok || !response.body) throw new Error(String(response.status))
      const all = Number(response.headers.get('Content-Length') ?? 0)
      const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
      const body = response.body.pipeThrough(counting((done) => say(pageTexts.downloading, done, all)))
      save(await new Response(body).blob(), name ?? 'contenido.zip')
      say(pageTexts.downloaded, 0, 0, false)
    } catch {
      say(pageTexts.downloadFailed, 0, 0, false)
    }
  }
  return {
    state,
    begin(event) {
      event.preventDefault()
      if (!state?.isBusy) void fetchFile()
    },
  }
}

function counting(
  onProgress: (done: number) => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let done = 0
  return new TransformStream({
    transform(part, controller) {
      done += part.length
      onProgress(done)
      controller.enqueue(part)
    },
  })
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
