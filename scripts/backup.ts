import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupRefusal } from '../app/backup/archive-error.ts'
import { backupTexts } from '../app/backup/backup-texts.ts'
import { openFileSink } from '../app/backup/file-sink.server.ts'
import { makeBackup } from '../app/backup/make-backup.server.ts'
import { requireDatabase } from '../app/backup/require-database.server.ts'
import { openFileStore } from '../app/media/open-file-store.server.ts'
import { commandTexts } from './backup-commands-texts.ts'
import { openProgressBar } from './progress-bar.ts'
import { Refusal, runCommand } from './run-command.ts'

/** `npm run backup -- FILE`: the whole site in one file. The site may be in use. */
await runCommand(async ({ databaseUrl, storageUrl, dataDir }, [file]) => {
  if (!file) throw new Refusal(commandTexts.backupUsage)
  const path = resolve(file)
  if (existsSync(path)) throw new BackupRefusal(backupTexts.fileExists(file))
  requireDatabase(databaseUrl)
  const store = await openFileStore(storageUrl, dataDir)
  const bar = openProgressBar()
  const sink = await openFileSink(path)
  const manifest = await makeBackup({ databaseUrl, store, sink, progress: bar.show }).finally(bar.end)
  return commandTexts.saved(file, (await stat(path)).size, manifest)
})
