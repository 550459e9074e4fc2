import type { FileStore } from '../../documents/media/file-store.ts'
import { listPictureKeys } from '../../documents/media/site-files.server.ts'
import { BackupRefusal } from './archive-error.ts'
import { backupTexts } from './backup-texts.ts'

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
