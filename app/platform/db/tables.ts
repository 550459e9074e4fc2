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

/**
 * ISO-8601 in UTC, always with milliseconds and Z, so that the text sorts chronologically on both databases.
 */
export type Instant = string
/** YYYY-MM-DD */
type Day = string

type SettingsTable = { key: string; value: string }

/**
 * Documents of the sample course, with their `updatedAt` when loaded: a different one means that it was
 * edited.
 */
type DemoDocumentsTable = { tipo: string; id: string; updatedAt: Instant }

/** Number of attempts until `resetsAt`; shared by all instances. */
type RateLimitsTable = { key: string; count: number; resetsAt: Instant }

/** Created and migrated by the auth library (app/accounts/accounts); only the columns read directly. */
type UsersTable = { id: string; email: string; name: string }
/** Sign-in methods of a user; only the method with a password has a hash. */
type IdentitiesTable = { id: string; userId: string; password: string | null }
type SessionsTable = {
  id: string
  userId: string
  token: string
  ipAddress: string | null
  /** Text in SQLite, a timestamp in PostgreSQL. */
  createdAt: string | Date
  /** Time of the last use, accurate to some minutes. */
  updatedAt: string | Date
  expiresAt: string | Date
}

/** Uploaded pictures; their files are in the file store. */
export type PicturesTable = {
  /** Equal to the id of its upload. */
  id: string
  location: string
  /** The value of `imageUrl` in documents. */
  address: string
  ownerId: string
  alt: string
  width: number
  height: number
  /** Size in the store; `sourceBytes` is the size of the upload. */
  bytes: number
  sourceBytes: number
  /** SHA-256 of the upload, in hexadecimal; null for pictures older than this column. */
  sourceSha256: string | null
  /** When it was removed from the library; its files are deleted some time later. */
  removedAt: Instant | null
  createdAt: Instant
}

/**
 * A saved version of a document. `snapshot` is its row as JSON; `savedBy` is an account, null where unknown.
 */
type DocumentVersionsTable = {
  id: string
  tipo: string
  documentId: string
  savedAt: Instant
  savedBy: string | null
  /** Id of the form that saved it, so that a resubmitted form is recognised. */
  formId: string | null
  snapshot: string
  /** 1: it was a draft, never visible to visitors. */
  isDraft: Generated<0 | 1>
}

/** The bin. A document may be in it more than once. */
type DeletedDocumentsTable = {
  id: string
  tipo: string
  documentId: string
  title: string
  deletedAt: Instant
  deletedBy: string | null
  snapshot: string
  /** 1: it was a draft, and is restored as one. */
  isDraft: Generated<0 | 1>
}

/** Former slugs of documents. */
type SlugRedirectsTable = { tipo: string; slug: string; documentId: string }

/**
 * A link in the text of a document, by its target address: `at` is the part up to the last `/` or `#`, `name`
 * the rest.
 */
type DocumentLinksTable = { fromTipo: string; fromId: string; at: string; name: string }

/** Change counters per noun, raised by triggers. */
type ContentVersionsTable = { noun: string; version: number }

/** Search queries without results: how often, and the last day. Nothing about the visitor is stored. */
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

/** The database as the app sees it; also the type of an open transaction. */
export type Database = Kysely<Tables>
