import type { ChosenFile } from '../../documents/core/import-paths.ts'
import { FileFault } from './file-fault.ts'
import { unzip } from './unzip.ts'

/** What the worker says: a file that it unpacked, the end, or what is wrong. */
export type UnzipNews =
  | { kind: 'file'; file: ChosenFile }
  | { kind: 'end' }
  | { kind: 'fault'; fileName: string; fault: FileFault['kind'] }

const say = (news: UnzipNews): void => self.postMessage(news)

// A worker of the browser: it gets one ZIP, and ends with its page's patience or its own last word.
self.onmessage = async ({ data: zip }: MessageEvent<File>): Promise<void> => {
  try {
    await unzip(zip, (file) => say({ kind: 'file', file }))
    say({ kind: 'end' })
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    say({ kind: 'fault', fileName: error.fileName, fault: error.kind })
  }
}
