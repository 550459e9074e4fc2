import { type FormEvent, useState } from 'react'
import { parseJson } from '../../platform/db/parse-json.ts'
import { pageTexts } from './page-texts.ts'
import { newsSchema, type TransferNews } from './transfer-report.ts'

type Outcome = Exclude<TransferNews, { done: number }>
type Working = { text: string; done: number; all: number }

type SiteImporting = {
  news: Outcome | undefined
  working: Working | undefined
  send: (event: FormEvent<HTMLFormElement>) => void
}

/** Sends the import form by script, to show its progress. `told`: the result of an import without scripts. */
export function useSiteImport(told: Outcome | undefined): SiteImporting {
  const [news, setNews] = useState(told)
  const [working, setWorking] = useState<Working>()
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    setNews(undefined)
    void sendForm(form, setWorking).then((outcome) => {
      setNews(outcome)
      setWorking(undefined)
    })
  }
  return { news, working, send }
}

// `fetch` does not report upload progress.
function sendForm(form: FormData, say: (working: Working) => void): Promise<Outcome> {
  const request = new XMLHttpRequest()
  say({ text: pageTexts.sending, done: 0, all: 0 })
  request.upload.onprogress = ({ loaded, total }) =>
    say({ text: pageTexts.sending, done: loaded, all: total })
  request.upload.onload = () => say({ text: pageTexts.reading, done: 0, all: 0 })
  request.onprogress = () => {
    const last = readNews(request.responseText).at(-1)
    if (last && 'done' in last) say({ text: pageTexts.working(last.done, last.all), ...last })
  }
  return new Promise((resolve) => {
    const failed = (): void => resolve({ message: pageTexts.offline })
    request.onerror = failed
    request.onabort = failed
    request.onload = () => {
      const last = readNews(request.responseText).at(-1)
      if ([401, 403].includes(request.status)) resolve({ message: pageTexts.session })
      else if (last && !('done' in last)) resolve(last)
      else failed()
    }
    request.open('POST', '/editor/importar/web/archivo')
    request.send(form)
  })
}

// The last line may be incomplete.
function readNews(text: string): TransferNews[] {
  return text.split('\n').flatMap((line) => {
    const read = newsSchema.safeParse(parseJson(line))
    return read.success ? [read.data] : []
  })
}
