import { isThere } from '../../platform/db/open-database.server.ts'
import { BackupRefusal } from './archive-error.ts'
import { backupTexts } from './backup-texts.ts'
import { nameOf } from './name-of-database.ts'

/** Throws {@link BackupRefusal} if the database file does not exist. A server reports that itself. */
export function requireDatabase(url: string): void {
  if (!isThere(url)) throw new BackupRefusal(backupTexts.noDatabase(nameOf(url)))
}
