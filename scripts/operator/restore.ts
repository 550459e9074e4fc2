import { resolve } from 'node:path'
import { restoreBackup } from '../../app/admin/backup/restore-backup.server.ts'
import { openFileStore } from '../../app/documents/media/open-file-store.server.ts'
import { commandTexts } from './backup-commands-texts.ts'
import { recordCommand } from './record-command.ts'
import { openProgressBar, Refusal, runCommand } from './run-command.ts'

/** `npm run restore -- FILE`: restores a backup into an empty place. */
await runCommand(async ({ databaseUrl, storageUrl, dataDir }, [file]) => {
  if (!file) throw new Refusal(commandTexts.restoreUsage)
  const store = await openFileStore(storageUrl, dataDir)
  const bar = openProgressBar()
  const manifest = await restoreBackup({
    path: resolve(file),
    databaseUrl,
    store,
    progress: bar.show,
    room: storageUrl === undefined ? dataDir : undefined,
  }).finally(bar.end)
  await recordCommand(databaseUrl, 'restore-site')
  return commandTexts.restored(manifest)
})
