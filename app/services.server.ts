import { type AuditTrail, openAuditTrail } from './accounts/audit-trail.server.ts'
import { type Accounts, connectAccounts } from './accounts/open-accounts.server.ts'
import { Assistant } from './ai/open-assistant.server.ts'
import { startForgetting } from './ai/start-forgetting.server.ts'
import { personalAttempts } from './attempts/personal-attempts.server.ts'
import { type Backups, openBackups } from './backup/open-backups.server.ts'
import type { Config } from './config.server.ts'
import { startCheckpoints } from './db/checkpoints.server.ts'
import { type ContentClock, openContentClock } from './db/content-clock.server.ts'
import { isServer, openDatabase } from './db/open-database.server.ts'
import { Replica } from './db/replica.server.ts'
import { requireAnswer } from './db/require-answer.server.ts'
import type { Database } from './db/tables.ts'
import { openPublisher } from './documents/open-publisher.server.ts'
import { listPictureSources } from './documents/picture-sources.server.ts'
import type { Publisher } from './documents/publisher-context.ts'
import { startPurging } from './documents/purge-bin.server.ts'
import { openTerms } from './glossary/open-terms.server.ts'
import { type BootScript, readBootScript } from './islands/boot-script.server.ts'
import type { Terms } from './markdown/terms-context.ts'
import { nameWorker } from './markdown/thread-pool.server.ts'
import { type FigureIndex, readFigures } from './media/figures.server.ts'
import { type Media, openMedia } from './media/media.server.ts'
import { openPictures } from './media/pictures.server.ts'
import type { Pictures } from './media/pictures-context.ts'
import { openPagePictures } from './metadata/page-pictures.server.ts'
import type { PagePictures } from './metadata/page-pictures-context.ts'
import type { Metrics } from './operations/metrics.server.ts'
import { startLookingThrough } from './panel/attention-keeper.server.ts'
import { startForgettingInvitations } from './people/forget-invitations.server.ts'
import { prepareDatabase } from './prepare-database.server.ts'
import { registry } from './registry.server.ts'
import { openSearch, type Search } from './search/search-thread.server.ts'
import { simulatorPages } from './search/simulator-documents.server.ts'
import { openSettings, type Settings } from './site-settings/open-settings.server.ts'
import { openTransfers, type Transfers } from './transfer/transfers.server.ts'

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
  /** Ends what goes on by itself, and closes all of it: what was opened last goes first. */
  close: () => Promise<void>
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
  await using opening = new AsyncDisposableStack()
  const opened = <One>(one: One, close: (one: One) => unknown): One =>
    opening.adopt(one, async (it) => void (await close(it)))
  const closed = <One extends { close: () => unknown }>(one: One): One => opened(one, (it) => it.close())

  const database = opened(await openDatabase(config.databaseUrl), (it) => it.destroy())
  const replica = config.readUrl === undefined ? undefined : closed(new Replica(database, config.readUrl))
  const clock = closed(await openContentClock(config.noticesUrl, database))
  const settings = await openSettings(database, config.siteName)
  const words = () => settings.current
  const whose = { siteName: () => words().siteName, personalData: [personalAttempts] }
  const accounts = closed(await connectAccounts(database, { ...config, ...whose }, reportError))
  const figures = await readFigures(config.contentDir)
  const { dataDir, storageUrl, databaseUrl } = config
  // Where both are servers, there may be other instances.
  const areUploadsShared = storageUrl !== undefined && isServer(databaseUrl)
  const sources = listPictureSources(registry.kinds)
  const media = closed(
    await openMedia({ database, dataDir, storageUrl, areUploadsShared, sources, reportError }),
  )
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
  opening.defer(startLookingThrough({ db: database, registry, pictures, reportError }))
  for (const stop of [
    startPurging(database, reportError),
    startForgetting(database, registry.kinds, reportError),
    startForgettingInvitations(database, reportError),
    startCheckpoints(checkpointWorker.file, databaseUrl, reportError),
  ])
    opening.defer(stop)
  metrics?.watchDatabase(database, () => requireAnswer(database))
  // Where something could not be opened, what was open already has been closed.
  const open = opening.move()
  return {
    ...{ config, database, replica, clock, accounts, auditTrail, settings, figures, media, pictures, terms },
    ...{ bootScript, pagePictures, search, assistant, transfers, backups, publisher, metrics },
    close: () => open.disposeAsync(),
  }
}
