import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { isDocument, isPicture } from '../../documents/core/import-paths.ts'
import type { Registry } from '../../documents/core/registry.server.ts'
import { z } from '../../ui/forms/schema.ts'
import { type ArchiveFile, listArchive, refuse } from './read-archive.server.ts'
import { type JsonReader, openJsonReader } from './read-json.ts'
import { siteFiles, siteFormat } from './site-format.ts'
import { stageDatabase } from './stage-database.ts'
import { draftsOf, openStageFolder, type StageFolder } from './stage-folder.server.ts'
import { openMarkdownReader } from './stage-markdown.ts'
import { findPictures, type Wanted } from './stage-pictures.ts'
import { stageRest } from './stage-rest.ts'
import type { ReportRow, Staged } from './staged.ts'
import { transferLimits as limits } from './transfer-limits.ts'
import { transferTexts } from './transfer-texts.ts'

/** `name`: the file name for messages. `folder`: where documents and pictures are staged. */
export type StageTask = { path: string; name: string; folder: string }

/**
 * Reads a ZIP (of a site, Markdown or JSON) or a JSON of a document database, validates it and stages it into
 * a folder, one file at a time. Throws {@link TransferRefusal} if nothing can be imported.
 */
export async function stageSet({ path, name, folder }: StageTask, registry: Registry): Promise<Staged> {
  const { size } = statSync(path)
  if (size > limits.archive) throw refuse('too-large', name)
  const stage = openStageFolder(folder, name)
  const staged = isZip(path)
    ? await stageArchive(await listArchive(path, name), { name, registry, stage })
    : stageJson(path, { name, registry, stage, size })
  const countBy = (nameOf: (kindSlug: string) => string): Staged['kinds'] =>
    registry.kinds.flatMap(({ tipo: kindSlug }) => {
      const count = stage.counts.get(nameOf(kindSlug)) ?? 0
      return count > 0 ? [{ tipo: kindSlug, count }] : []
    })
  const [kinds, drafts] = [countBy((kindSlug) => kindSlug), countBy(draftsOf)]
  if (kinds.length + drafts.length + staged.pictures.length + staged.told.length === 0)
    throw refuse('empty', name)
  return { ...staged, folder, kinds, drafts }
}

type Parts = Omit<Staged, 'folder' | 'kinds' | 'drafts'>
type Context = { name: string; registry: Registry; stage: StageFolder }

function isZip(path: string): boolean {
  const start = Buffer.alloc(2)
  const file = openSync(path, 'r')
  try {
    readSync(file, start, 0, 2, 0)
  } finally {
    closeSync(file)
  }
  return start.toString('latin1') === 'PK'
}

function stageJson(path: string, { name, registry, stage, size }: Context & { size: number }): Parts {
  if (size > limits.json) throw refuse('too-large', name)
  const told = stageDatabase(openJsonReader()(readFileSync(path), name), {
    path: name,
    registry,
    add: stage.add,
  })
  return { pictures: [], figures: [], redirects: [], answers: [], told }
}

async function stageArchive(all: readonly ArchiveFile[], context: Context): Promise<Parts> {
  const { registry, stage } = context
  const readJson = openJsonReader()
  const { files, isOfSite } = await findRoot(all, context.name, readJson)
  const reader = openMarkdownReader(registry, stage, isOfSite)
  const told: ReportRow[] = []
  const rest = new Map<string, unknown>()
  for (const file of files) {
    if (isDocument(file.path)) told.push(...reader.read(file.path, await file.read(limits.document)))
    else if (/\.json$/i.test(file.path)) {
      const value = readJson(await file.read(limits.json), file.path)
      if (isOfSite) rest.set(file.path, value)
      else told.push(...stageDatabase(value, { path: file.path, registry, add: stage.add }))
    } else if (!isPicture(file.path) && !/\.svg$/i.test(file.path)) told.push(tellNotRead(file.path))
  }
  const { facts, redirects, answers } = stageRest(rest)
  const wanted: Wanted = { isOfSite, facts, loose: reader.loose }
  const { pictures, figures, told: pictureRows } = await findPictures(files, wanted, stage.addFile)
  return { pictures, figures, redirects, answers, told: [...told, ...pictureRows] }
}

const manifestSchema = z.object({ format: z.literal(siteFormat.format), version: z.number() })

// A ZIP that was unpacked and packed again may have a folder around everything.
async function findRoot(
  files: readonly ArchiveFile[],
  name: string,
  readJson: JsonReader,
): Promise<{ files: readonly ArchiveFile[]; isOfSite: boolean }> {
  const manifests = files.filter(({ path }) => path.split('/').at(-1) === siteFiles.manifest)
  const [first] = manifests.sort((a, b) => a.path.length - b.path.length)
  if (!first) return { files, isOfSite: false }
  const manifest = manifestSchema.safeParse(readJson(await first.read(limits.json), first.path))
  if (!manifest.success) return { files, isOfSite: false }
  if (manifest.data.version > siteFormat.version) throw refuse('other-version', name)
  const root = first.path.slice(0, -siteFiles.manifest.length)
  const inside = files.filter((file) => file.path.startsWith(root) && file !== first)
  return { files: inside.map((file) => ({ ...file, path: file.path.slice(root.length) })), isOfSite: true }
}

function tellNotRead(path: string): ReportRow {
  return {
    path,
    tipo: '',
    title: '',
    status: 'skipped',
    message: transferTexts.skipped.notRead,
    address: null,
  }
}
