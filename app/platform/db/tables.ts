import type { Generated, Kysely } from 'kysely'
import type { AiAnswersTable } from './ai-answers-table.ts'
import type { AttemptLogsTable, AttemptsTable } from './attempt-tables.ts'
import type { AuditEntriesTable } from './audit-entries-table.ts'
import type { BackupRunsTable } from './backup-runs-table.ts'
import type {
  DocumentAttentionTable,
  DocumentOverviewTable,
  DocumentTermsTable,
} from './document-overview-table.ts'
import type { DocumentTables } from './document-tables.ts'
import type { DocumentDraftsTable } from './drafts-table.ts'
import type { AdminsTable, EditorsTable, InvitationsTable } from './role-tables.ts'
import type { RecoveryCodesTable, SecondFactorsTable, SecondStepsTable } from './second-factor-tables.ts'
import type { UploadsTable } from './uploads-table.ts'

/** ISO-8601 in UTC, always with milliseconds and Z: as text it sorts as time on every database. */
export type Instant = string
/** YYYY-MM-DD */
type Day = string

type SettingsTable = { key: string; value: string }

/** Which documents came with the site, and their updatedAt when they were loaded: another one means touched. */
type DemoDocumentsTable = { tipo: string; id: string; updatedAt: Instant }

/** How often something was tried until `resetsAt`; shared by all instances. */
type RateLimitsTable = { key: string; count: number; resetsAt: Instant }

/** Made and migrated by the auth library (app/accounts/accounts); only what is read here without it. */
type UsersTable = { id: string; email: string; name: string }
/** Ways in: with a password it has a hash. */
type IdentitiesTable = { id: string; userId: string; password: string | null }
type SessionsTable = {
  id: string
  userId: string
  token: string
  ipAddress: string | null
  /** A text in one database and a time in the other. */
  createdAt: string | Date
  /** When it was used last, to some minutes. */
  updatedAt: string | Date
  expiresAt: string | Date
}

/** The pictures that people uploaded; the files are in the file store. */
export type PicturesTable = {
  /** Also the id of the upload it came from. */
  id: string
  location: string
  /** What documents keep as their imageUrl. */
  address: string
  ownerId: string
  alt: string
  width: number
  height: number
  /** What the store keeps; `sourceBytes` is what was sent. */
  bytes: number
  sourceBytes: number
  /** SHA-256 of what was sent, hexadecimal; null for pictures from before it was kept. */
  sourceSha256: string | null
  /** Since when it is out of the library; its files go some time later. */
  removedAt: Instant | null
  createdAt: Instant
}

/** A document as one save left it. `snapshot` is its row as JSON; `savedBy` an account, null where nobody is known. */
type DocumentVersionsTable = {
  id: string
  tipo: string
  documentId: string
  savedAt: Instant
  savedBy: string | null
  /** The form it was saved with, so that a form knows its own save again. */
  formId: string | null
  snapshot: string
  /** It was a draft: readers never saw it. */
  isDraft: Generated<0 | 1>
}

/** The bin. A document may lie here more than once. */
type DeletedDocumentsTable = {
  id: string
  tipo: string
  documentId: string
  title: string
  deletedAt: Instant
  deletedBy: string | null
  snapshot: string
  /** It was a draft and comes back as one. */
  isDraft: Generated<0 | 1>
}

/** Slugs that documents had before. */
type SlugRedirectsTable = { tipo: string; slug: string; documentId: string }

/** A link in a text of a document, by the address that it names: `at` up to its last `/` or `#`, and `name`. */
type DocumentLinksTable = { fromTipo: string; fromId: string; at: string; name: string }

/** How often each noun has changed; triggers raise it with every committed change. */
type ContentVersionsTable = { noun: string; version: number }

/** What was looked for and not found, how often, and on which day last: nothing of who looked for it. */
type SearchMissesTable = { query: string; count: number; lastOn: Day }

export type Tables = DocumentTables & {
  content_versions: ContentVersionsTable
  settings: SettingsTable
  demo_documents: DemoDocumentsTable
  admins: AdminsTable
  editors: EditorsTable
  invitations: InvitationsTable
  rate_limits: RateLimitsTable
  users: UsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  pictures: PicturesTable
  document_versions: DocumentVersionsTable
  deleted_documents: DeletedDocumentsTable
  document_drafts: DocumentDraftsTable
  slug_redirects: SlugRedirectsTable
  document_links: DocumentLinksTable
  document_overview: DocumentOverviewTable
  document_terms: DocumentTermsTable
  document_attention: DocumentAttentionTable
  search_misses: SearchMissesTable
  ai_answers: AiAnswersTable
  attempts: AttemptsTable
  attempt_logs: AttemptLogsTable
  backup_runs: BackupRunsTable
  uploads: UploadsTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  second_steps: SecondStepsTable
  audit_entries: AuditEntriesTable
}

/** The database as the whole app sees it; also the type of an open transaction. */
export type Database = Kysely<Tables>
