import { OperatorError } from '../../app/platform/config/operator-error.ts'
import { explainStart } from '../../app/platform/db/start-error.server.ts'
import { explainDisk } from './explain-disk.ts'
import { commandTexts } from './transfer-texts.ts'

/**
 * Translates an error of an export or import into a message for the operator; others are returned unchanged.
 */
export function explainTransfer(given: unknown, databaseUrl: string, place?: string): unknown {
  const error = explainDisk(given, place)
  if (!(error instanceof Error) || error instanceof OperatorError) return error
  const { code = '', path = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new OperatorError(commandTexts.noFile(path), { cause: error })
  const isStrange = /no such (?:table|column)|unable to open|does not exist/.test(error.message)
  if (code === 'SQLITE_CANTOPEN' || isStrange)
    return new OperatorError(commandTexts.noDatabase, { cause: error })
  return explainStart(error, databaseUrl)
}
