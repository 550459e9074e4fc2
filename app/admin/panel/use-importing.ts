import { useState } from 'react'
import { type ChosenFile, isDocument, kindSlugOfPath } from '../../documents/core/import-paths.ts'
import {
  type ImportAnswer,
  type ImportRequest,
  type ImportRow,
  importAnswerSchema,
  importLimits,
} from '../../documents/core/import-request.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import { decodeTextFile } from '../../platform/markdown/front-matter.ts'
import { FileFault } from './file-fault.ts'
import { importTexts } from './import-texts.ts'
import { type FoundPicture, openPictures } from './match-pictures.ts'
import { readChosenFiles } from './read-chosen-files.ts'
import { PictureUploadError, uploadPicture } from './upload-pictures.ts'

/** A kind of document for the import page. `pictures`: the folder for pictures of its documents. */
export type ImportKind = { tipo: string; name: string; folder: string; pictures: MediaLocation }

type Working = { text: string; done: number; all: number }

type Importing = {
  rows: ImportRow[]
  /** Finds a picture among the chosen files. */
  findPicture: (wanted: string) => FoundPicture | undefined
  working: Working | undefined
  message: string
  finished: boolean
  choose: (files: readonly File[], otherwise: string) => Promise<void>
  run: (paths: ReadonlySet<string>) => Promise<void>
  startAgain: () => void
}

/** State of an import: chosen files, the table of what would happen, and the import of the ticked rows. */
export function useImporting(kinds: readonly ImportKind[]): Importing {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const [documents, setDocuments] = useState<ImportRequest['files']>([])
  const [rows, setRows] = useState<ImportRow[]>([])
  const [working, setWorking] = useState<Working>()
  const [message, setMessage] = useState('')
  const [finished, setFinished] = useState(false)
  const say = (text: string, done = 0, all = 0): void => setWorking({ text, done, all })

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setMessage('')
    try {
      await work()
    } catch (error) {
      setMessage(explain(error))
    }
    setWorking(undefined)
  }
  const choose = (list: readonly File[], otherwise: string): Promise<void> =>
    guarded(async () => {
      const chosen = await readChosenFiles(list, (count) => say(importTexts.reading(count)))
      const found = await readDocuments(chosen, { kinds, otherwise })
      if (found.length === 0) return setMessage(importTexts.noDocuments)
      if (found.length > importLimits.documents) return setMessage(importTexts.tooMany)
      say(importTexts.checking)
      const answer = await post({ mode: 'check', files: found, pictures: {} })
      setFiles(chosen)
      setDocuments(found)
      setRows(answer.rows)
    })
  const run = (paths: ReadonlySet<string>): Promise<void> =>
    guarded(async () => {
      const ticked = rows.filter(({ path }) => paths.has(path))
      const pictures = await uploadAll(files, { rows: ticked, kinds }, say)
      say(importTexts.saving(ticked.length))
      const wanted = documents.filter(({ path }) => paths.has(path))
      const answer = await post({ mode: 'run', files: wanted, pictures })
      // Rows that could not be imported stay visible.
      const byPath = new Map(answer.rows.map((row) => [row.path, row]))
      setRows(
        rows
          .filter(({ path, status }) => byPath.has(path) || status === 'error')
          .map((row) => byPath.get(row.path) ?? row),
      )
      setFinished(answer.done)
      setMessage(answer.done ? importTexts.done(answer.rows.length) : importTexts.notDone)
    })
  const startAgain = (): void => {
    setRows([])
    setMessage('')
    setFinished(false)
  }
  const findPicture = openPictures(files.map(({ path }) => path))
  return { rows, findPicture, working, message, finished, choose, run, startAgain }
}

async function readDocuments(
  files: readonly ChosenFile[],
  { kinds, otherwise }: { kinds: readonly ImportKind[]; otherwise: string },
): Promise<ImportRequest['files']> {
  const documents = files.filter(({ path }) => isDocument(path))
  return Promise.all(
    documents.map(async ({ path, blob }) => {
      const text = decodeTextFile(await readBytes(path, blob)).slice(0, importLimits.text)
      return { path, tipo: kindSlugOfPath(path, kinds) ?? otherwise, text }
    }),
  )
}

async function readBytes(path: string, blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch (error) {
    throw new FileFault(path, 'unreadable', error)
  }
}

async function uploadAll(
  files: readonly ChosenFile[],
  { rows, kinds }: { rows: readonly ImportRow[]; kinds: readonly ImportKind[] },
  say: (text: string, done: number, all: number) => void,
): Promise<Record<string, string>> {
  const find = openPictures(files.map(({ path }) => path))
  const wanted = rows.flatMap(({ pictures, tipo: kindSlug }) =>
    pictures.map((name) => ({ name, tipo: kindSlug, path: find(name)?.path })),
  )
  const folderOf = (kindSlug: string | undefined) => kinds.find((kind) => kind.tipo === kindSlug)?.pictures
  const kindSlugs = new Map(wanted.map(({ path, tipo: kindSlug }) => [path, kindSlug] as const))
  const uploads = files.filter(({ path }) => kindSlugs.has(path))
  const uploaded = new Map<string, string>()
  for (const [index, file] of uploads.entries()) {
    say(importTexts.uploading(index + 1, uploads.length), index, uploads.length)
    uploaded.set(file.path, await uploadPicture(file, folderOf(kindSlugs.get(file.path)) ?? 'temarioImages'))
  }
  // Keyed by the names that the documents use.
  const addresses: Record<string, string> = {}
  for (const { name, path = '' } of wanted) {
    const address = uploaded.get(path)
    if (address !== undefined) addresses[name] = address
  }
  return addresses
}

/** The server rejected the request; 401 and 403 mean that the session has ended or lost its role. */
class RefusedError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`refused: ${status}`)
    this.status = status
  }
}

async function post(request: ImportRequest): Promise<ImportAnswer> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(request)
  const response = await fetch('/editor/importar/documentos', { method: 'POST', headers, body })
  if (!response.ok) throw new RefusedError(response.status)
  return importAnswerSchema.parse(await response.json())
}

function explain(error: unknown): string {
  if (error instanceof FileFault) return importTexts.faults[error.kind](error.fileName)
  if (error instanceof PictureUploadError) return importTexts.uploadFailed(error.path)
  // A network failure is a TypeError; any other error is an unexpected response.
  if (!(error instanceof RefusedError))
    return error instanceof TypeError ? importTexts.offline : importTexts.fault
  if ([401, 403].includes(error.status)) return importTexts.session
  if (error.status === 413) return importTexts.tooLong
  if (error.status === 503) return importTexts.unavailable
  return error.status >= 500 ? importTexts.fault : importTexts.refused
}
