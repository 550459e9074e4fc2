import { randomBytes } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { accountsContext } from '../accounts/accounts/account-context.ts'
import { type AuditWriter, auditContext } from '../accounts/accounts/audit-context.ts'
import { clientNetworkContext } from '../accounts/accounts/client-network.ts'
import { backupsContext } from '../admin/backup/open-backups.server.ts'
import { transfersContext } from '../admin/transfer/transfers.server.ts'
import { publisherContext } from '../documents/core/open-publisher.server.ts'
import { registryContext } from '../documents/core/registry.server.ts'
import { type PreviewParts, pageRendererContext } from '../documents/drafts/render-preview.server.ts'
import { figuresContext, mediaContext, picturesContext } from '../documents/media/media-contexts.ts'
import { madridDate } from '../platform/dates/madrid-date.ts'
import { databaseContext } from '../platform/db/database-context.ts'
import type { Database } from '../platform/db/tables.ts'
import {
  backupAgeContext,
  configContext,
  requestContext,
  termsContext,
} from '../platform/http/request-context.ts'
import { metricsContext } from '../platform/operations/metrics.server.ts'
import { assistantContext } from '../site/ai/open-assistant.server.ts'
import { pagePicturesContext } from '../site/metadata/page-pictures.server.ts'
import { searchContext } from '../site/search/search-thread.server.ts'
import { registry } from './registry.server.ts'
import type { Services } from './services.server.ts'

type RequestParts = {
  request: Request
  /** The connection that the pages of this request read from: the primary or the replica. */
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
  context.set(databaseContext, database)
  context.set(registryContext, registry)
  context.set(accountsContext, services.accounts)
  context.set(clientNetworkContext, network)
  context.set(auditContext, recordAudit)
  context.set(figuresContext, services.figures)
  context.set(mediaContext, services.media)
  context.set(picturesContext, services.pictures)
  context.set(termsContext, services.terms)
  context.set(pagePicturesContext, services.pagePictures)
  context.set(searchContext, services.search)
  context.set(pageRendererContext, renderPage)
  context.set(publisherContext, services.publisher)
  context.set(backupsContext, services.backups)
  context.set(backupAgeContext, services.backups.age)
  context.set(assistantContext, services.assistant)
  context.set(transfersContext, services.transfers)
  context.set(metricsContext, services.metrics)
  context.set(configContext, services.config)
  context.set(requestContext, {
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
  })
  return context
}
