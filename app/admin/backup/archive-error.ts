import { OperatorError } from '../../platform/config/operator-error.ts'
import { backupTexts } from './backup-texts.ts'

/** A backup, or its destination, cannot be used; the message is for the operator, in Spanish. */
export class BackupRefusal extends OperatorError {}

/** The error for an incomplete or damaged archive. */
export function brokenArchive(why: string): BackupRefusal {
  return new BackupRefusal(backupTexts.broken(why))
}

/** The destination already contains a site. */
export class InUseRefusal extends BackupRefusal {}
