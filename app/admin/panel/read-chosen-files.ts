import { type ChosenFile, isWanted, tidyPath } from '../../documents/core/import-paths.ts'
import { importLimits, limitOf } from '../../documents/core/import-request.ts'
import { FileFault } from './file-fault.ts'
import type { UnzipNews } from './unzip-worker.ts'

/**
 * Lists the documents and pictures in chosen files, folders and ZIPs. Only ZIPs are read, in a worker;
 * `onProgress` receives the number of files so far. Throws {@link FileFault}.
 */
export async function readChosenFiles(
  files: readonly File[],
  onProgress: (count: number) => void,
): Promise<ChosenFile[]> {
  const chosen: ChosenFile[] = []
  const add = (file: ChosenFile): void => {
    chosen.push(file)
    onProgress(chosen.length)
  }
  for (const file of files) {
    const path = tidyPath(file.webkitRelativePath || file.name)
    if (/\.zip$/i.test(file.name)) await readZip(file, add)
    else if (isWanted(path)) add(check(path, file))
    if (chosen.length > importLimits.files) throw new FileFault(path, 'too-many-files')
  }
  return chosen
}

function check(path: string, file: File): ChosenFile {
  if (path.length > importLimits.path) throw new FileFault(path, 'long-path')
  if (file.size > limitOf(path)) throw new FileFault(path, 'too-big')
  return { path, blob: file }
}

async function readZip(zip: File, add: (file: ChosenFile) => void): Promise<void> {
  const worker = new Worker(new URL('./unzip-worker.ts', import.meta.url), { type: 'module' })
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = ({ message }) => reject(new FileFault(zip.name, 'unreadable', message))
      worker.onmessage = ({ data: news }: MessageEvent<UnzipNews>) => {
        if (news.kind === 'file') add(news.file)
        else if (news.kind === 'end') resolve()
        else reject(new FileFault(news.fileName, news.fault))
      }
      worker.postMessage(zip)
    })
  } finally {
    worker.terminate()
  }
}
