import { join } from 'node:path'
import { everyHour } from '../../platform/db/every-hour.ts'
import type { Database } from '../../platform/db/tables.ts'
import { type AltTexts, openAltTexts } from './alt-texts.server.ts'
import type { FileStore } from './file-store.ts'
import { openFileStore } from './open-file-store.server.ts'
import { openPictureEncoder } from './picture-encoder.server.ts'
import type { PictureSource } from './picture-uses.server.ts'
import { clearRemovedPictures } from './remove-picture.server.ts'
import { openOrderedWork } from './shared-work.ts'
import { openPictureTaker, type PictureTaker } from './take-picture.server.ts'
import { openUploads, type Uploads } from './uploads.server.ts'
import { openVariants, type Variants } from './variants.server.ts'

export type Media = {
  store: FileStore
  uploads: Uploads
  variants: Variants
  /** Imports pictures from files instead of browser uploads. */
  taker: PictureTaker
  altTexts: AltTexts
  /** The tables and columns that may contain pictures. */
  sources: readonly PictureSource[]
  /** Stops the timers; waits for the running cleanup and encoding. */
  close(): Promise<void>
}

declare module '../../platform/http/app-context.ts' {
  interface AppContext {
    media: Media
  }
}

type Options = {
  database: Database
  dataDir: string
  storageUrl: string | undefined
  /** If true, other instances may continue uploads that began here, so the file store holds their bytes. */
  areUploadsShared: boolean
  sources: readonly PictureSource[]
  reportError: (error: unknown) => void
}

/** Opens pictures and uploads. The store need not be reachable yet. */
export async function openMedia(options: Options): Promise<Media> {
  const { database, dataDir, storageUrl, sources, reportError } = options
  const store = await openFileStore(storageUrl, dataDir)
  const encoder = openPictureEncoder('normal')
  const quietEncoder = openPictureEncoder('low')
  const work = openOrderedWork()
  const variants = openVariants({ store, encoder, quietEncoder, work, reportError })
  const folder = join(dataDir, 'uploads')
  const areShared = options.areUploadsShared
  const uploads = openUploads({ database, store, variants, encoder, work, folder, areShared, reportError })
  const taker = openPictureTaker({ database, store, variants, encoder, work })
  const altTexts = await openAltTexts(database, reportError)
  const stopCleaning = everyHour(() => uploads.cleanUp(), reportError)
  const stopClearing = everyHour(() => clearRemovedPictures(database, { store, sources }), reportError)
  return {
    store,
    uploads,
    variants,
    taker,
    altTexts,
    sources,
    async close() {
      altTexts.close()
      await Promise.all([stopCleaning(), stopClearing(), variants.close()])
      encoder.close()
      quietEncoder.close()
    },
  }
}
