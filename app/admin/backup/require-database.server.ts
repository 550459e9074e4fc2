import { isThere } from '../../platform/db/open-database.server.ts'
import { BackupRefusal } from './archive-error.ts'
import { backupTexts } from './backup-texts.ts'
import { nameOf } from './name-of-database.ts'

/** Throws {@link BackupRefusal} where there is no database file to read. A server says so itself. */
export function requireDatabase(url: string): void {
  if (!isThere(url)) throw new BackupRefusal(backupTexts.noDatabase(nameOf(url)))
}
