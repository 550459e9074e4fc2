import type { FileStore } from '../../documents/media/file-store.ts'
import { listPictureKeys } from '../../documents/media/site-files.server.ts'
import { fileExists } from '../../platform/db/open-database.server.ts'
import { nameServers } from '../../platform/db/server-addresses.ts'
import { BackupRefusal, backupTexts } from './backup-refusal.ts'

/** The address of a database for messages, without its password. */
export function nameOf(url: string): string {
  return /^\w+:\/\//.test(url) ? nameServers(url) : url.replace(/^file:/, '')
}

/** Throws {@link BackupRefusal} if the database file does not exist. A server reports that itself. */
export function requireDatabase(url: string): void {
  if (!fileExists(url)) throw new BackupRefusal(backupTexts.noDatabase(nameOf(url)))
}

/**
 * Throws {@link BackupRefusal} if a store contains pictures other than these, which an earlier run may have
 * written.
 */
export async function requireOnlyThese(
  store: Pick<FileStore, 'list'>,
  keys: ReadonlySet<string>,
): Promise<void> {
  const other = (await listPictureKeys(store)).find((key) => !keys.has(key))
  if (other !== undefined) throw new BackupRefusal(backupTexts.filesInUse(other))
}
