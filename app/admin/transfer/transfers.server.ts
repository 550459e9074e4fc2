import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { requireRoom } from '../../documents/media/free-space.server.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import type { Exported } from './export-site.server.ts'
import { importSite, type SiteImport } from './import-site.server.ts'
import { refuse } from './read-archive.server.ts'
import type { StageTask } from './stage-set.server.ts'
import type { ReportRow, Staged } from './staged.ts'
import { TransferRefusal } from './transfer-refusal.ts'
import { transferTexts } from './transfer-texts.ts'

type Options = Pick<SiteImport, 'db' | 'registry' | 'taker' | 'figures'> & {
  databaseUrl: string
  storageUrl: string | undefined
  dataDir: string
  contentDir: string
}

/** A file in a folder of its own, which whoever has it removes. */
export type OwnFile = { path: string; remove: () => Promise<void> }

/** A file that came, and how it is to be imported. */
export type Received = OwnFile & { name: string; isTrial: boolean; replaces: boolean }

/** Exports and imports of the site by its admins. */
export type Transfers = {
  /** All content in a file. One at a time: others get a {@link TransferRefusal}. */
  exportSite: () => Promise<OwnFile>
  /** For a file that will be so many bytes long: with room for it and for what is unpacked of it. Throws `NoRoomError`. */
  newFile: (bytes?: number) => Promise<OwnFile>
  /** Imports a file and removes it. One at a time. Throws {@link TransferRefusal} for one that cannot be imported. */
  importFile: (
    received: Received,
    who: { accountId: string; onProgress: (done: number, all: number) => void },
  ) => Promise<ReportRow[]>
}

type StageResult = { staged: Staged } | { refused: string }

/** What has not ended by then never will. Milliseconds. */
const longest = 600_000
const forgottenAfter = 24 * 3_600_000
const threads = openThreadPool(0, { longestMs: longest, longestWaitMs: longest })
const stageWorker = nameWorker<StageTask, StageResult>(
  '../../start/workers/site-import-worker',
  import.meta.url,
)
const exportWorker = nameWorker<object, Exported>('../../start/workers/site-export-worker', import.meta.url)

/** Opens the exports and imports of a site. Their files are in a folder of its data, and go when they end. */
export function openTransfers(options: Options): Transfers {
  const { databaseUrl, storageUrl, dataDir, contentDir, ...site } = options
  const root = join(dataDir, 'transfers')
  let isExporting = false
  let isImporting = false
  const newFile = async (bytes = 0): Promise<OwnFile> => {
    await mkdir(root, { recursive: true })
    await removeForgotten(root)
    await requireRoom(root, 2 * bytes)
    const folder = await mkdtemp(join(root, 'x-'))
    return { path: join(folder, 'file'), remove: () => rm(folder, { recursive: true, force: true }) }
  }
  return {
    newFile,
    async exportSite() {
      if (isExporting) throw new TransferRefusal(transferTexts.busy)
      isExporting = true
      const file = await newFile().catch((error: unknown) => {
        isExporting = false
        throw error
      })
      try {
        await threads(exportWorker, { databaseUrl, storageUrl, dataDir, contentDir, path: file.path })
        return file
      } catch (error) {
        await file.remove()
        throw error
      } finally {
        isExporting = false
      }
    },
    async importFile({ path, name, remove, ...how }, { accountId, onProgress }) {
      try {
        if (isImporting) throw new TransferRefusal(transferTexts.busy)
        isImporting = true
        try {
          const read = await stage({ path, name, folder: `${path}-set` })
          if ('refused' in read) throw new TransferRefusal(read.refused)
          return await importSite(read.staged, { ...site, ...how, accountId, onProgress })
        } finally {
          isImporting = false
        }
      } finally {
        await remove()
      }
    },
  }
}

/** Lays a set into a folder. A file for which the thread has not the memory is too large, and no fault of the site. */
async function stage(task: StageTask): Promise<StageResult> {
  try {
    return await threads(stageWorker, task)
  } catch (error) {
    if (isOutOfMemory(error)) throw refuse('too-many-values', task.name, error)
    throw error
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

// Of a process that was killed.
async function removeForgotten(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const found = await stat(join(root, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > forgottenAfter)
      await rm(join(root, name), { recursive: true, force: true })
  }
}
