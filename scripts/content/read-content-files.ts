import { openAsBlob } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { isDocument } from '../../app/documents/core/import-paths.ts'
import { decodeTextFile } from '../../app/platform/markdown/front-matter.ts'

export type ContentFile = { path: string; text: string }

/** Reads the Markdown documents of a folder or of a ZIP. */
export async function readContentFiles(path: string): Promise<ContentFile[]> {
  return (await stat(path)).isDirectory() ? readFolder(path) : readZip(path)
}

async function readFolder(folder: string): Promise<ContentFile[]> {
  const files: ContentFile[] = []
  for await (const path of glob('**/*.{md,markdown}', { cwd: folder }))
    if (isDocument(path)) files.push({ path, text: decodeTextFile(await readFile(join(folder, path))) })
  return files.sort((a, b) => a.path.localeCompare(b.path))
}

async function readZip(path: string): Promise<ContentFile[]> {
  const reader = new ZipReader(new BlobReader(await openAsBlob(path)), { useWebWorkers: false })
  try {
    const files: ContentFile[] = []
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || !isDocument(entry.filename)) continue
      files.push({ path: entry.filename, text: decodeTextFile(await entry.getData(new Uint8ArrayWriter())) })
    }
    return files
  } finally {
    await reader.close()
  }
}
