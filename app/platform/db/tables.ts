import type { Generated, Kysely } from 'kysely'
import type {
  DocumentAttentionTable,
  DocumentDraftsTable,
  DocumentOverviewTable,
  DocumentTables,
  DocumentTermsTable,
} from './document-tables.ts'

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

/** Admins: these accounts may change everything (docs/product.md 5.1). */
type AdminsTable = { userId: string; createdAt: Instant }

/** Editors: these accounts write content but do not administrate. */
type EditorsTable = { userId: string; createdAt: Instant }

/** Pending invitations; a row is deleted when it is accepted or withdrawn. */
type InvitationsTable = {
  id: string
  /** SHA-256 of the secret in its link, which is not stored. */
  digest: string
  role: string
  /** A note of the admin, or the mail address it was sent to; may be empty. */
  forWhom: string
  createdBy: string
  createdAt: Instant
  expiresAt: Instant
}

/** The second factor of an account. Until it is confirmed, signing in does not require it. */
export type SecondFactorsTable = {
  userId: string
  /** Encrypted (app/accounts/second-factor/seal.server.ts). */
  secret: string
  startedAt: Instant
  confirmedAt: Instant | null
  /** The last time step (RFC 6238) whose code was accepted: each code works only once. */
  lastStep: number
}

/** Recovery codes for a lost device, stored as digests. */
type RecoveryCodesTable = { digest: string; userId: string; usedAt: Instant | null }

/** Sign-ins with a correct password that wait for a code. `id` is a digest of the browser's cookie. */
type SecondStepsTable = { id: string; userId: string; expiresAt: Instant }

/**
 * The audit log: what admins, editors and the operator did. It stores ids, never addresses, names or texts.
 */
export type AuditEntriesTable = {
  id: string
  at: Instant
  action: string
  /** The account that acted, or that a failed sign-in tried; null when it is unknown. */
  accountId: string | null
  /** The operating-system user that ran a command. */
  operator: string | null
  tipo: string | null
  documentId: string | null
}

/** An upload in progress; any instance can continue it. */
export type UploadsTable = {
  id: string
  ownerId: string
  /** Announced size in bytes. */
  size: number
  /** Bytes already in the file store. */
  received: number
  /** Metadata of the upload request, as JSON. */
  metadata: string
  /** Keys of its pieces in the file store, in order, as JSON. */
  pieces: string
  /** Id of the latest request: only this one may append. */
  writer: string
  createdAt: Instant
  touchedAt: Instant
}

/** A single row: the backup in progress, across all instances, and the failure of the last one. */
type BackupRunsTable = {
  id: string
  /** Random id of the process that makes a backup; '' when there is none. */
  holder: string
  /** End of the lease: a holder that has not renewed it by then is considered dead. */
  until: Instant
  percent: number
  failedAt: Instant | null
  failure: string | null
}

/** An attempt of a person at an exercise (app/learning/attempts/attempt.ts). */
export type AttemptsTable = {
  id: string
  userId: string
  /** Sequence number of the attempt in this person's log, in order of arrival at the server: 1, 2, 3 … */
  arrival: number
  at: Instant
  exercise: string
  seed: string
  verdict: string
  hints: number
  isSolutionSeen: 0 | 1
}

/**
 * One row per person with attempts, past or present. A transaction that writes attempts updates this row
 * first, which serialises writes to one log.
 */
type AttemptLogsTable = {
  userId: string
  /** The highest `arrival` assigned so far. */
  arrived: number
  /** When the log was last erased; '' when it never was. */
  erasedAt: Instant | ''
}

/** Answers about documents, written by a language model or by an admin. */
export type AiAnswersTable = {
  tipo: string
  documentId: string
  /** The `createdAt` of the document: a deleted document and a new one may share an id. */
  documentCreatedAt: Instant
  /** A hash of the prompt and the model; the answer is outdated when it changes. */
  basis: string
  /** Markdown. */
  answer: string
  /** The model that wrote it; null: an admin wrote it. */
  model: string | null
  /** 1: the answer is shown even after the document has changed. */
  pinned: 0 | 1
  /** Account of the admin who edited the answer last. */
  editedBy: string | null
  editedAt: Instant | null
  updatedAt: Instant
}

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
