import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { NoRoomError, requireRoom } from '../../documents/media/free-space.server.ts'
import { toStorageError } from '../../documents/media/storage-error.ts'
import { nameWorker, openThreadPool } from '../../platform/markdown/thread-pool.server.ts'
import type { Exported } from './export-site.server.ts'
import { importSite, type SiteImport } from './import-site.server.ts'
import { refuse, TransferRefusal } from './read-archive.server.ts'
import type { StageTask } from './stage-set.server.ts'
import type { ReportRow, Staged } from './staged.ts'
import { transferTexts } from './transfer-texts.ts'

type Options = Pick<SiteImport, 'db' | 'registry' | 'taker' | 'figures'> & {
  databaseUrl: string
  storageUrl: string | undefined
  dataDir: string
  contentDir: string
}

/** A file in a temporary folder; its owner calls `remove`. */
export type OwnFile = { path: string; remove: () => Promise<void> }

/** A received file, and how to import it. */
export type Received = OwnFile & { name: string; isTrial: boolean; replaces: boolean }

/** The export and import of the site. */
export type Transfers = {
  /** Writes all content into a file. Concurrent calls are rejected with a {@link TransferRefusal}. */
  exportSite: () => Promise<OwnFile>
  /**
   * Creates the path for a file of this size, after checking that the disk has space for it and for its
   * unpacked contents. Throws `NoRoomError`.
   */
  newFile: (bytes?: number) => Promise<OwnFile>
  /**
   * Imports a file and removes it. Throws {@link TransferRefusal} if it cannot be imported, or another import
   * is running.
   */
  importFile: (
    received: Received,
    who: { accountId: string; onProgress: (done: number, all: number) => void },
  ) => Promise<ReportRow[]>
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    transfers: Transfers
  }
}

type StageResult = { staged: Staged } | { refused: string }

/** Timeout of an import or export, in milliseconds. */
const maxTransferMs = 600_000
const forgottenAfter = 24 * 3_600_000
const threads = openThreadPool(0, { longestMs: maxTransferMs, longestWaitMs: maxTransferMs })
const stageWorker = nameWorker<StageTask, StageResult>(
  '../../start/workers/site-import-worker',
  import.meta.url,
)
const exportWorker = nameWorker<object, Exported>('../../start/workers/site-export-worker', import.meta.url)

/** Opens the export and import. Temporary files are in the data folder and removed at the end. */
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

/** Stages a set on a thread. If the thread runs out of memory, the file is rejected as too large. */
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

// Left by a killed process.
async function removeForgotten(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const found = await stat(join(root, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > forgottenAfter)
      await rm(join(root, name), { recursive: true, force: true })
  }
}

/** The message for a full or read-only disk; undefined for any other error. */
export function describeDiskTrouble(error: unknown): string | undefined {
  if (error instanceof NoRoomError) return error.message
  const { kind } = toStorageError(error)
  return kind === 'quota-exceeded' || kind === 'read-only' ? transferTexts.disk[kind] : undefined
}
