import { isPicture } from '../../documents/core/import-paths.ts'
import type { MediaLocation } from '../../documents/media/picture-address.ts'
import type { ArchiveFile } from './read-archive.server.ts'
import { figureFolder, mediaFolder, type PictureFacts } from './site-format.ts'
import type { ReportRow, StagedPicture } from './staged.ts'
import { transferLimits as limits } from './transfer-limits.ts'
import { transferTexts } from './transfer-texts.ts'

/** The uses of pictures in a set. `loose`: those that documents refer to by path. */
export type Wanted = {
  isOfSite: boolean
  facts: ReadonlyMap<string, PictureFacts>
  loose: ReadonlyMap<string, MediaLocation>
}

type Found = { pictures: StagedPicture[]; figures: string[]; told: ReportRow[] }

/** Unpacks the pictures of a set that are in use, one by one; figures of the course are only listed. */
export async function findPictures(
  files: readonly ArchiveFile[],
  { isOfSite, facts, loose }: Wanted,
  addFile: (body: Uint8Array) => string,
): Promise<Found> {
  const found: Found = { pictures: [], figures: [], told: [] }
  for (const { path, read } of files) {
    if (isOfSite && path.startsWith(figureFolder)) {
      found.figures.push(path.slice(figureFolder.length))
      continue
    }
    if (!isPicture(path)) {
      if (/\.svg$/i.test(path)) found.told.push(skipped(path, transferTexts.skipped.notRead))
      continue
    }
    const location = loose.get(path)
    if (isOfSite && path.startsWith(mediaFolder)) {
      const file = addFile(await read(limits.picture))
      found.pictures.push({ path, file, kind: 'kept', facts: facts.get(path) ?? null })
    } else if (location) {
      found.pictures.push({ path, file: addFile(await read(limits.picture)), kind: 'loose', location })
    } else found.told.push(skipped(path, transferTexts.skipped.notUsed))
  }
  return found
}

function skipped(path: string, message: string): ReportRow {
  return { path, tipo: '', title: '', status: 'skipped', message, address: null }
}
