import { OperatorError } from '../../app/platform/config/operator-error.ts'
import { isClosedFolder } from '../../app/platform/db/closed-folder.ts'
import { commandTexts } from './transfer-texts.ts'

/**
 * A fault of a disk in words for who ran a command; any other error as it is. `place` is what the command was writing: what a store of files
 * could not read or write is named by its own path.
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
