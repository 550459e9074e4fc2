import type { FigureIndex } from '../../documents/media/figures.server.ts'
import { sha256OfFile } from '../../documents/media/hash-file.server.ts'
import { StorageError } from '../../documents/media/storage-error.ts'
import type { PictureTaker } from '../../documents/media/take-picture.server.ts'
import { figureFolder } from './site-format.ts'
import type { ReportRow, Staged, StagedPicture } from './staged.ts'
import { transferTexts } from './transfer-texts.ts'

type PictureImport = {
  taker: PictureTaker
  figures: FigureIndex
  /** The account that owns the imported pictures. */
  ownerId: string
  now: string
  isTrial: boolean
  onRow: (row: ReportRow) => void
}

/** Imports the pictures of a set; returns the addresses of those that documents refer to by path. */
export async function importPictures(
  { pictures, figures }: Pick<Staged, 'pictures' | 'figures'>,
  options: PictureImport,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const picture of pictures) {
    const row = await takeOne(picture, addresses, options).catch((error: unknown) => explain(picture, error))
    options.onRow(row)
  }
  for (const name of figures) {
    const path = figureFolder + name
    const known = options.figures.has(name)
    options.onRow(
      known
        ? rowOf(path, 'skipped', transferTexts.skipped.same)
        : rowOf(path, 'wrong', transferTexts.wrong.noFigure),
    )
  }
  return addresses
}

async function takeOne(
  picture: StagedPicture,
  addresses: Map<string, string>,
  { taker, ownerId, now, isTrial }: PictureImport,
): Promise<ReportRow> {
  const { path, file } = picture
  if (picture.kind === 'loose') {
    if (!isTrial) addresses.set(path, await taker.draw(file, picture.location, ownerId))
    return rowOf(path, 'created', '')
  }
  const { facts } = picture
  if (facts && (await sha256OfFile(file)) !== facts.sha256)
    return rowOf(path, 'wrong', transferTexts.wrong.damagedPicture)
  const address = `/${path}`
  const { sourceSha256 = null, sourceBytes = 0, alt = '', createdAt } = facts ?? {}
  const kept = { address, sourceSha256, sourceBytes, alt, createdAt: createdAt ?? now }
  const isNew = isTrial ? await taker.wouldKeep(file, address) : await taker.keep(file, kept, ownerId)
  return isNew ? rowOf(path, 'created', '') : rowOf(path, 'skipped', transferTexts.skipped.same)
}

// A storage error such as a full disk is thrown to the caller; an invalid picture is reported in its row.
function explain({ path }: StagedPicture, error: unknown): ReportRow {
  const isPictures =
    error instanceof StorageError &&
    [
      'broken-image',
      'unsupported-type',
      'too-many-pixels',
      'too-long-animation',
      'invalid-argument',
      'too-large',
    ].includes(error.kind)
  if (!isPictures) throw error
  return rowOf(path, 'wrong', transferTexts.wrong.picture)
}

function rowOf(path: string, status: ReportRow['status'], message: string): ReportRow {
  return { path, tipo: '', title: '', status, message, address: null }
}
