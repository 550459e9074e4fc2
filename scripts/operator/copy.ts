import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { requireDatabase } from '../../app/admin/backup/check-places.server.ts'
import { copySite } from '../../app/admin/backup/copy-site.server.ts'
import type { FileStore } from '../../app/documents/media/file-store.ts'
import { openFileStore, openFilesAt } from '../../app/documents/media/open-file-store.server.ts'
import type { Config } from '../../app/platform/config/config.server.ts'
import { commandTexts } from './backup-commands-texts.ts'
import { recordCommand } from './record-command.ts'
import { openProgressBar, Refusal, runCommand } from './run-command.ts'

/**
 * `npm run copy -- --from … --to …`: copies a whole site to another database.
 * With `--to-files` it also copies the files to another store.
 */
await runCommand(async (config, words) => {
  const { from, to, 'from-files': fromFiles, 'to-files': toFiles } = readOptions(words)
  if (!from || !to) throw new Refusal(commandTexts.copyUsage)
  const fromUrl = readDatabaseUrl(from)
  requireDatabase(fromUrl)
  const toUrl = readDatabaseUrl(to)
  const fromStore = await openStore(fromFiles, config)
  const toStore = toFiles === undefined ? undefined : await openStore(toFiles, config)
  const bar = openProgressBar()
  const copied = await copySite({
    from: { databaseUrl: fromUrl, store: fromStore },
    to: { databaseUrl: toUrl, store: toStore, room: readFolder(toFiles) },
    progress: bar.show,
  }).finally(bar.end)
  await recordCommand(toUrl, 'copy-site')
  return commandTexts.copied(copied)
})

type Option = 'from' | 'to' | 'from-files' | 'to-files'

function readOptions(words: string[]): Partial<Record<Option, string>> {
  const type = 'string'
  try {
    const options = { from: { type }, to: { type }, 'from-files': { type }, 'to-files': { type } } as const
    return parseArgs({ args: words, options }).values
  } catch (cause) {
    throw new Refusal(commandTexts.copyUsage, { cause })
  }
}

function readDatabaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) return text
  return `file:${resolve(text.replace(/^(?:sqlite|file):(?:\/\/)?/, ''))}`
}

/** The folder of a file store; undefined for an S3 store. */
function readFolder(place: string | undefined): string | undefined {
  return place === undefined || place.startsWith('s3://') ? undefined : resolve(place)
}

function openStore(place: string | undefined, { storageUrl, dataDir }: Config): Promise<FileStore> {
  return place === undefined ? openFileStore(storageUrl, dataDir) : openFilesAt(place)
}
