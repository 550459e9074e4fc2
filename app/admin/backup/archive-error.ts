import { OperatorError } from '../../platform/config/operator-error.ts'
import { backupTexts } from './backup-texts.ts'

/** A backup, or the place for one, that cannot be used; its message is for the operator, in Spanish. */
export class BackupRefusal extends OperatorError {}

/** An archive that is not whole. */
export function brokenArchive(why: string): BackupRefusal {
  return new BackupRefusal(backupTexts.broken(why))
}

/** There is a site in the place that was to be filled. */
export class InUseRefusal extends BackupRefusal {}
