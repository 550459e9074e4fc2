import { userInfo } from 'node:os'
import { saveOperatorEntry } from '../../app/accounts/accounts/audit-repository.server.ts'
import { openDatabase } from '../../app/platform/db/open-database.server.ts'
import { explainStart } from '../../app/platform/db/start-error.server.ts'

/** Records a command of the operator in the audit log. A failure to record does not fail the command. */
export async function recordCommand(databaseUrl: string, action: string): Promise<void> {
  try {
    const database = await openDatabase(databaseUrl)
    try {
      await saveOperatorEntry(database, { action, operator: nameOfOperator() })
    } finally {
      await database.destroy()
    }
  } catch (error) {
    const why = explainStart(error, databaseUrl)
    console.error(
      'El registro de cambios no se ha podido escribir:',
      why instanceof Error ? why.message : why,
    )
  }
}

/** Name of the system user that runs a command, or its numeric id if it has no name. */
export function nameOfOperator(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? '')
  }
}
