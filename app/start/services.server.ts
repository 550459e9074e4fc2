import { type AuditTrail, openAuditTrail } from '../accounts/accounts/audit-trail.server.ts'
import { type Accounts, connectAccounts } from '../accounts/accounts/open-accounts.server.ts'
import { startDeletingOldInvitations } from '../accounts/people/invitation-repository.server.ts'
import { type Backups, openBackups } from '../admin/backup/open-backups.server.ts'
import { startContentAudit } from '../admin/panel/audit-runner.server.ts'
import { openSettings, type Settings } from '../admin/site-settings/site.server.ts'
import { openTransfers, type Transfers } from '../admin/transfer/transfers.server.ts'
import { openPublisher, type Publisher } from '../documents/core/open-publisher.server.ts'
import { listPictureSources } from '../documents/core/picture-sources.server.ts'
import { startPurging } from '../documents/core/purge-bin.server.ts'
import { type FigureIndex, readFigures } from '../documents/media/figures.server.ts'
import { type Media, openMedia } from '../documents/media/media.server.ts'
import { openPictures } from '../documents/media/pictures.server.ts'
import type { Pictures } from '../documents/media/pictures.ts'
import { personalAttempts } from '../learning/attempts/attempt-repository.server.ts'
import type { Config } from '../platform/config/config.server.ts'
import { startCheckpoints } from '../platform/db/checkpoints.server.ts'
import { type ContentClock, openContentClock } from '../platform/db/content-clock.server.ts'
import { isServer, openDatabase } from '../platform/db/open-database.server.ts'
import { requireAnswer } from '../platform/db/opened-file.server.ts'
import type { Database } from '../platform/db/tables.ts'
import type { Terms } from '../platform/http/request-info.ts'
import { type BootScript, readBootScript } from '../platform/islands/boot-script.server.ts'
import { nameWorker } from '../platform/markdown/thread-pool.server.ts'
import type { Metrics } from '../platform/operations/metrics.server.ts'
import { startDeletingOrphanedAnswers } from '../site/ai/answer-repository.server.ts'
import { Assistant } from '../site/ai/open-assistant.server.ts'
import { openTerms } from '../site/glossary/open-terms.server.ts'
import { openPagePictures, type PagePictures } from '../site/metadata/page-pictures.server.ts'
import { simulatorPages } from '../site/search/fixed-pages.server.ts'
import { openSearch, type Search } from '../site/search/search-thread.server.ts'
import { prepareDatabase } from './prepare-database.server.ts'
import { registry } from './registry.server.ts'

/** Services that are opened once and shared by all requests. */
export type Services = {
  config: Config
  database: Database
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
  /** Stops the background jobs and closes all services in reverse order of opening. */
  close: () => Promise<void>
}

const checkpointWorker = nameWorker('../platform/db/checkpoint-worker', import.meta.url)

/**
 * Prepares and opens the database and all services, and reads the files that ship with the site.
 * `reportError` receives errors that belong to no request. If one service fails to open, the others are
 * closed again.
 */
export async function openServices(
  config: Config,
  reportError: (error: unknown) => void,
  metrics?: Metrics,
): Promise<Services> {
  await prepareDatabase(config)
  await using opening = new AsyncDisposableStack()
  const opened = <One>(one: One, close: (one: One) => unknown): One =>
    opening.adopt(one, async (it) => void (await close(it)))
  const closed = <One extends { close: () => unknown }>(one: One): One => opened(one, (it) => it.close())

  const database = opened(await openDatabase(config.databaseUrl), (it) => it.destroy())
  const clock = closed(await openContentClock(config.noticesUrl, database))
  const settings = await openSettings(database, config.siteName)
  const words = () => settings.current
  const whose = { siteName: () => words().siteName, personalData: [personalAttempts] }
  const accounts = closed(await connectAccounts(database, { ...config, ...whose }, reportError))
  const figures = await readFigures(config.contentDir)
  const { dataDir, databaseUrl } = config
  const media = closed(await openLibrary(config, database, reportError))
  const pictures = openPictures(figures, media.altTexts.find)
  const terms = openTerms(database, clock)
  const pagePictures = openPagePictures({ dataDir, words, reportError })
  const bootScript = await readBootScript()
  const search = closed(openSearch({ databaseUrl, reportError, fixed: simulatorPages }))
  const assistant = closed(new Assistant({ db: database, model: config.model, pictures, reportError }))
  const transfers = openTransfers({ ...config, db: database, registry, taker: media.taker, figures })
  const toBackUp = { databaseUrl, settings: config.backups, database, store: media.store }
  const backups = closed(await openBackups({ ...toBackUp, reportError }))
  const auditTrail = closed(openAuditTrail(database, reportError))
  const publisher = closed(openPublisher(database, registry, reportError))
  opening.defer(startContentAudit({ db: database, registry, pictures, reportError }))
  for (const stop of startRoutines(database, databaseUrl, reportError)) opening.defer(stop)
  metrics?.watchDatabase(database, () => requireAnswer(database))
  // From here on the caller owns the services; after an earlier failure `using` closes those already open.
  const open = opening.move()
  return {
    config,
    database,
    clock,
    accounts,
    auditTrail,
    settings,
    figures,
    media,
    pictures,
    terms,
    bootScript,
    pagePictures,
    search,
    assistant,
    transfers,
    backups,
    publisher,
    metrics,
    close: () => open.disposeAsync(),
  }
}

function openLibrary(
  { dataDir, storageUrl, databaseUrl }: Config,
  database: Database,
  reportError: (error: unknown) => void,
) {
  // If both are servers, several instances may share the uploads.
  const areUploadsShared = storageUrl !== undefined && isServer(databaseUrl)
  const sources = listPictureSources(registry.kinds)
  return openMedia({ database, dataDir, storageUrl, areUploadsShared, sources, reportError })
}

/** Starts the scheduled jobs; each function returned stops one of them. */
function startRoutines(database: Database, databaseUrl: string, reportError: (error: unknown) => void) {
  return [
    startPurging(database, reportError),
    startDeletingOrphanedAnswers(database, registry.kinds, reportError),
    startDeletingOldInvitations(database, reportError),
    startCheckpoints(checkpointWorker.file, databaseUrl, reportError),
  ]
}
