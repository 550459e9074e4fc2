import type { RouterContextProvider } from 'react-router'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import { withoutTimeouts } from '../../platform/db/timeouts.server.ts'
import { services } from '../../platform/http/app-context.ts'
import { TransferRefusal } from './read-archive.server.ts'
import { receiveFile } from './receive-file.server.ts'
import { type TransferNews, toReport } from './transfer-report.ts'
import { transferTexts } from './transfer-texts.ts'
import { describeDiskTrouble, type Received } from './transfers.server.ts'

type Context = Readonly<RouterContextProvider>

/** Receives the file of an import; on failure returns a message and its status. */
export async function receive(
  context: Context,
  request: Request,
): Promise<Received | { status: 400 | 413 | 507; message: string }> {
  try {
    const told = Number(request.headers.get('content-length') ?? 0)
    const received = await receiveFile(request, await services(context).transfers.newFile(told))
    return received ?? { status: 400, message: transferTexts.noFile }
  } catch (error) {
    if (error instanceof TransferRefusal) return { status: 413, message: error.message }
    const message = describeDiskTrouble(error)
    if (message === undefined) throw error
    services(context).requestInfo.reportError(error)
    return { status: 507, message }
  }
}

/** `most`: most rows of the report. */
type Running = { accountId: string; maxRows: number; onProgress: (done: number, all: number) => void }

/** Runs an import to its end, even if the client disconnects, and returns its report. */
export async function runImport(
  context: Context,
  received: Received,
  { accountId, maxRows, onProgress }: Running,
): Promise<Exclude<TransferNews, { done: number }>> {
  const { isTrial } = received
  try {
    const { importFile } = services(context).transfers
    const rows = await withoutTimeouts(() => importFile(received, { accountId, onProgress }))
    if (!isTrial) recordAudit(context, { action: 'import-site', accountId })
    return { report: toReport(rows, { isTrial, maxRows }) }
  } catch (error) {
    if (error instanceof TransferRefusal) return { message: error.message }
    services(context).requestInfo.reportError(error)
    const otherwise = isDatabaseUnavailable(error) ? transferTexts.unavailable : transferTexts.fault
    return { message: describeDiskTrouble(error) ?? otherwise }
  }
}
