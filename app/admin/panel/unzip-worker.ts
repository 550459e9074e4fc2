import type { ChosenFile } from '../../documents/core/import-paths.ts'
import { FileFault } from './file-fault.ts'
import { unzip } from './unzip.ts'

/** Messages of the worker: an unpacked file, the end, or an error. */
export type UnzipNews =
  | { kind: 'file'; file: ChosenFile }
  | { kind: 'end' }
  | { kind: 'fault'; fileName: string; fault: FileFault['kind'] }

const say = (news: UnzipNews): void => self.postMessage(news)

// A browser worker that unpacks one ZIP; the page terminates it.
self.onmessage = async ({ data: zip }: MessageEvent<File>): Promise<void> => {
  try {
    await unzip(zip, (file) => say({ kind: 'file', file }))
    say({ kind: 'end' })
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    say({ kind: 'fault', fileName: error.fileName, fault: error.kind })
  }
}
