import { randomBytes } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { accountsContext } from './accounts/accounts-context.ts'
import { type AuditWriter, auditContext } from './accounts/audit-context.ts'
import { type AuditTrail, openAuditTrail } from './accounts/audit-trail.server.ts'
import { clientNetworkContext } from './accounts/client-network.ts'
import { type Accounts, connectAccounts } from './accounts/open-accounts.server.ts'
import { assistantContext } from './ai/assistant-context.ts'
import { Assistant } from './ai/open-assistant.server.ts'
import { startForgetting } from './ai/start-forgetting.server.ts'
import { personalAttempts } from './attempts/personal-attempts.server.ts'
import { backupsContext } from './backup/backups-context.ts'
import { type Backups, openBackups } from './backup/open-backups.server.ts'
import type { Config } from './config.server.ts'
import { startCheckpoints } from './db/checkpoints.server.ts'
import { type ContentClock, openContentClock } from './db/content-clock.server.ts'
import { databaseContext } from './db/database-context.ts'
import { isServer, openDatabase } from './db/open-database.server.ts'
import { Replica } from './db/replica.server.ts'
import { requireAnswer } from './db/require-answer.server.ts'
import type { Database } from './db/tables.ts'
import { demoFolderContext } from './demo/demo-folder-context.ts'
import { openPublisher } from './documents/open-publisher.server.ts'
import { listPictureSources } from './documents/picture-sources.server.ts'
import { type Publisher, publisherContext } from './documents/publisher-context.ts'
import { startPurging } from './documents/purge-bin.server.ts'
import { registryContext } from './documents/registry.server.ts'
import { type PreviewParts, pageRendererContext } from './drafts/page-renderer-context.ts'
import { openTerms } from './glossary/open-terms.server.ts'
import { type BootScript, readBootScript } from './islands/boot-script.server.ts'
import { healthContext } from './layout/health-context.ts'
import { securityContactContext } from './layout/security-contact.ts'
import { type Terms, termsContext } from './markdown/terms-context.ts'
import { nameWorker } from './markdown/thread-pool.server.ts'
import { type FigureIndex, readFigures } from './media/figures.server.ts'
import { figuresContext } from './media/figures-context.ts'
import { type Media, openMedia } from './media/media.server.ts'
import { mediaContext } from './media/media-context.ts'
import { openPictures } from './media/pictures.server.ts'
import { type Pictures, picturesContext } from './media/pictures-context.ts'
import { openPagePictures } from './metadata/page-pictures.server.ts'
import { type PagePictures, pagePicturesContext } from './metadata/page-pictures-context.ts'
import type { Metrics } from './operations/metrics.server.ts'
import { metricsContext } from './operations/metrics-context.ts'
import { startLookingThrough } from './panel/attention-keeper.server.ts'
import { startForgettingInvitations } from './people/forget-invitations.server.ts'
import { prepareDatabase } from './prepare-database.server.ts'
import { registry } from './registry.server.ts'
import { searchContext } from './search/search-context.ts'
import { openSearch, type Search } from './search/search-thread.server.ts'
import { simulatorPages } from './search/simulator-documents.server.ts'
import { openSettings, type Settings } from './site-settings/open-settings.server.ts'
import { openTransfers, type Transfers } from './transfer/transfers.server.ts'
import { transfersContext } from './transfer/transfers-context.ts'
import { madridDate } from './ui/madrid-date.ts'
import { requestContext } from './ui/request-context.ts'

/** Everything that is opened once and shared by all requests. */
export type Services = {
  config: Config
  database: Database
  /** Answers reads of visitors where it is not late. */
  replica: Replica | undefined
  clock: ContentClock
  accounts: Accounts
  auditTrail: AuditTrail
  settings: Settings
  figures: FigureIndex
  media: Media
  pictures: Pictures
  terms: Terms
  bootScript: BootScript
  pagePictures: PagePictures
  search: Search
  assistant: Assistant
  transfers: Transfers
  backups: Backups
  publisher: Publisher
  metrics: Metrics | undefined
  stopPurging: () => void
  stopLookingThrough: () => Promise<void>
}

const checkpointWorker = nameWorker('./db/checkpoint-worker', import.meta.url)

/**
 * Opens the database (made and filled the first time) and reads what ships with the site. `reportError` hears of
 * faults that belong to no request.
 */
export async function openServices(
  config: Config,
  reportError: (error: unknown) => void,
  metrics?: Metrics,
): Promise<Services> {
  await prepareDatabase(config)
  const database = await openDatabase(config.databaseUrl)
  const replica = config.readUrl === undefined ? undefined : new Replica(database, config.readUrl)
  const clock = await openContentClock(config.noticesUrl, database)
  const settings = await openSettings(database, config.siteName)
  const accounts = await connectAccounts(
    database,
    { ...config, siteName: () => settings.current.siteName, personalData: [personalAttempts] },
    reportError,
  )
  const auditTrail = openAuditTrail(database, reportError)
  const figures = await readFigures(config.contentDir)
  const { dataDir, storageUrl } = config
  // Where both are servers, there may be other instances.
  const areUploadsShared = storageUrl !== undefined && isServer(config.databaseUrl)
  const sources = listPictureSources(registry.kinds)
  const media = await openMedia({ database, dataDir, storageUrl, areUploadsShared, sources, reportError })
  const pictures = openPictures(figures, media.altTexts.find)
  const terms = openTerms(database, clock)
  const pagePictures = openPagePictures({ dataDir, words: () => settings.current, reportError })
  const bootScript = await readBootScript()
  const assistant = new Assistant({ db: database, model: config.model, pictures, reportError })
  const transfers = openTransfers({ ...config, db: database, registry, taker: media.taker, figures })
  const stops = [
    startPurging(database, reportError),
    startForgetting(database, registry.kinds, reportError),
    startForgettingInvitations(database, reportError),
    startCheckpoints(checkpointWorker.file, config.databaseUrl, reportError),
  ]
  const stopLookingThrough = startLookingThrough({ db: database, registry, pictures, reportError })
  const publisher = openPublisher(database, registry, reportError)
  const search = openSearch({ databaseUrl: config.databaseUrl, reportError, fixed: simulatorPages })
  metrics?.watchDatabase(database, () => requireAnswer(database))
  const kept = { config, database, replica, clock, accounts, auditTrail, settings, figures, media, pictures }
  const toBackUp = { databaseUrl: config.databaseUrl, settings: config.backups, database, store: media.store }
  const backups = await openBackups({ ...toBackUp, reportError })
  const more = { pagePictures, terms, backups, bootScript, search, publisher, assistant, transfers, metrics }
  return { ...kept, ...more, stopPurging: () => stops.forEach((stop) => void stop()), stopLookingThrough }
}

export async function closeServices(services: Services): Promise<void> {
  services.stopPurging()
  await services.stopLookingThrough()
  await services.publisher.close()
  await services.auditTrail.close()
  await services.backups.close()
  services.assistant.close()
  await services.search.close()
  await services.accounts.close()
  await services.media.close()
  await services.clock.close()
  await services.replica?.close()
  await services.database.destroy()
}

type RequestParts = {
  request: Request
  /** From which its pages are read. */
  database: Database
  id: string
  /** The network of the client, as limits count it. */
  network: string
  reportError: (error: unknown) => void
  recordAudit: AuditWriter
} & PreviewParts

/** The context of one request, from which pages take what they use. */
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
  context.set(demoFolderContext, services.config.contentDir)
  context.set(figuresContext, services.figures)
  context.set(mediaContext, services.media)
  context.set(picturesContext, services.pictures)
  context.set(termsContext, services.terms)
  context.set(pagePicturesContext, services.pagePictures)
  context.set(searchContext, services.search)
  context.set(pageRendererContext, renderPage)
  context.set(publisherContext, services.publisher)
  context.set(backupsContext, services.backups)
  context.set(healthContext, { config: services.config, backupAge: services.backups.age })
  context.set(assistantContext, services.assistant)
  context.set(transfersContext, services.transfers)
  context.set(metricsContext, services.metrics)
  context.set(securityContactContext, services.config.securityContact)
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
