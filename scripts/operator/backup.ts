import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { BackupRefusal, backupTexts } from '../../app/admin/backup/backup-refusal.ts'
import { requireDatabase } from '../../app/admin/backup/check-places.server.ts'
import { keepCopy } from '../../app/admin/backup/keep-copy.server.ts'
import { countLeastBytes, makeBackup, type Progress } from '../../app/admin/backup/make-backup.server.ts'
import { openFileSink } from '../../app/documents/media/file-sink.server.ts'
import { requireRoom } from '../../app/documents/media/free-space.server.ts'
import { openFileStore, openLargeFiles } from '../../app/documents/media/open-file-store.server.ts'
import type { Config } from '../../app/platform/config/config.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { withSnapshot } from '../../app/platform/db/snapshot.server.ts'
import { commandTexts } from './backup-commands-texts.ts'
import { explainDisk } from './explain-errors.ts'
import { recordCommand } from './record-command.ts'
import { openProgressBar, Refusal, runCommand } from './run-command.ts'

/**
 * `npm run backup -- FILE`: backs up the whole site to one file. The site may be in use.
 * Without FILE it adds a backup to those that BACKUP_TO keeps.
 */
await runCommand(async (config, words) => {
  const [file] = words
  if (words.length > 1) throw new Refusal(commandTexts.backupUsage)
  requireDatabase(config.databaseUrl)
  // Recorded before the backup starts, so that the backup and the site have the same audit log.
  await recordCommand(config.databaseUrl, 'backup-begun')
  const bar = openProgressBar()
  const work = file === undefined ? keep(config, bar.show) : save(config, file, bar.show)
  return work.finally(bar.end)
})

async function save(
  { databaseUrl, storageUrl, dataDir }: Config,
  file: string,
  progress: Progress,
): Promise<string> {
  const path = resolve(file)
  if (existsSync(path)) throw new BackupRefusal(backupTexts.fileExists(file))
  const store = await openFileStore(storageUrl, dataDir)
  await requireRoom(dirname(path), await withSnapshot(databaseUrl, countLeastBytes))
  try {
    const sink = await openFileSink(path)
    const manifest = await makeBackup({ databaseUrl, store, sink, progress })
    return commandTexts.saved(file, (await stat(path)).size, manifest)
  } catch (error) {
    throw explainDisk(error, file)
  }
}

async function keep(config: Config, progress: Progress): Promise<string> {
  const { databaseUrl, storageUrl, dataDir, backups } = config
  const store = await openFileStore(storageUrl, dataDir)
  const copies = await openLargeFiles(backups.to)
  const database = await openDatabase(databaseUrl)
  try {
    const kept = await keepCopy({ ...backups, databaseUrl, database, store, copies, progress }).catch(
      (error: unknown) => {
        throw explainDisk(error, backups.to)
      },
    )
    if (!kept) throw new Refusal(commandTexts.beingMade)
    const bytes = (await copies.list()).find(({ name }) => name === kept.name)?.bytes ?? 0
    return commandTexts.saved(kept.name, bytes, kept.manifest)
  } finally {
    await database.destroy()
  }
}
