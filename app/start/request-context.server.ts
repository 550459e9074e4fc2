import { randomBytes } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import type { AuditWriter } from '../accounts/accounts/record-audit.ts'
import type { PreviewParts } from '../documents/drafts/render-preview.server.ts'
import { madridDate } from '../platform/dates/madrid-date.ts'
import type { Database } from '../platform/db/tables.ts'
import { provideServices } from '../platform/http/app-context.ts'
import { registry } from './registry.server.ts'
import type { Services } from './services.server.ts'

type RequestParts = {
  request: Request
  /** The database of this request; for a preview a transaction that is rolled back. */
  database: Database
  id: string
  /** The client's network address, by which rate limits count requests. */
  network: string
  reportError: (error: unknown) => void
  recordAudit: AuditWriter
} & PreviewParts

/** Creates the context of one request, from which routes get their services. */
export function createRequestContext(
  services: Services,
  { request, database, id, network, reportError, recordAudit, renderPage, preview }: RequestParts,
): RouterContextProvider {
  const context = new RouterContextProvider()
  provideServices(context, {
    ...services,
    db: database,
    registry,
    clientNetwork: network,
    recordAudit,
    renderPage,
    backupAge: services.backups.age,
    requestInfo: {
      id,
      method: request.method,
      nonce: randomBytes(16).toString('base64url'),
      today: preview?.today ?? madridDate(new Date()),
      previewEndsAt: preview?.endsAt,
      settings: services.settings.current,
      origin: services.config.siteUrl ?? new URL(request.url).origin,
      publicOrigin: services.config.siteUrl ?? null,
      reportError,
      bootScript: services.bootScript,
    },
  })
  return context
}
