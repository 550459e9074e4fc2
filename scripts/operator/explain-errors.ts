import { OperatorError } from '../../app/platform/config/operator-error.ts'
import { explainStart, isClosedFolder } from '../../app/platform/db/start-error.server.ts'
import { commandTexts } from './transfer-texts.ts'

/**
 * Translates a disk error into a message for the operator; other errors are returned unchanged.
 * `place` is the path that the command writes. An error of a file store names its own path instead.
 */
export function explainDisk(error: unknown, place?: string): unknown {
  if (!(error instanceof Error) || error instanceof OperatorError) return error
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 10; depth++) {
    const { code = '', path } = cause as NodeJS.ErrnoException
    const named = cause === error ? (place ?? path) : (path ?? place)
    if (named !== undefined && /^(?:ENOSPC|EDQUOT)$/.test(code))
      return new OperatorError(commandTexts.noSpace(named), { cause: error })
    const isClosed = /^(?:EACCES|EROFS|EPERM|EISDIR|ENOTDIR)$/.test(code)
    if (named !== undefined && (isClosed || isClosedFolder(cause)))
      return new OperatorError(commandTexts.noFile(named), { cause: error })
    cause = cause.cause
  }
  return error
}

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
