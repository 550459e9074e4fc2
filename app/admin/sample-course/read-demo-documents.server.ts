import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the content folder. `name` has no extension; `path` is for messages. */
export type DemoDocument = { name: string; path: string; text: string }

/**
 * Reads the documents of one kind, sorted by name. Names that start with `_` are skipped; a missing folder is
 * empty.
 */
export async function readDemoDocuments(contentFolder: string, name: string): Promise<DemoDocument[]> {
  const folder = join(contentFolder, name)
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const wanted = names.filter((name) => name.endsWith('.md') && !name.startsWith('_')).sort()
  return Promise.all(
    wanted.map(async (file) => ({
      name: file.slice(0, -'.md'.length),
      path: join(folder, file),
      text: await readFile(join(folder, file), 'utf8'),
    })),
  )
}
