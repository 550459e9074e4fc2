import { documentTables } from './document-tables.ts'

/** A table and its primary key columns. */
export type SiteTable = { name: string; key: readonly string[] }

/**
 * All tables of the site in insertion order: a referenced table comes before the one that refers to it.
 * Triggers of the others change the last one. A test compares the list with the schema of a new site.
 */
export const siteTables: readonly SiteTable[] = [
  { name: 'schema_migrations', key: ['name'] },
  { name: 'settings', key: ['key'] },
  { name: 'users', key: ['id'] },
  { name: 'identities', key: ['id'] },
  { name: 'sessions', key: ['id'] },
  { name: 'verifications', key: ['id'] },
  { name: 'admins', key: ['userId'] },
  { name: 'editors', key: ['userId'] },
  { name: 'invitations', key: ['id'] },
  { name: 'rate_limits', key: ['key'] },
  { name: 'pictures', key: ['id'] },
  ...documentTables.map((name) => ({ name, key: ['id'] })),
  { name: 'demo_documents', key: ['tipo', 'id'] },
  { name: 'document_versions', key: ['id'] },
  { name: 'deleted_documents', key: ['id'] },
  { name: 'document_drafts', key: ['tipo', 'id'] },
  { name: 'slug_redirects', key: ['tipo', 'slug'] },
  { name: 'document_links', key: ['fromTipo', 'fromId', 'at', 'name'] },
  { name: 'document_overview', key: ['key'] },
  { name: 'document_terms', key: ['term', 'key'] },
  { name: 'document_attention', key: ['key', 'at'] },
  { name: 'search_misses', key: ['query'] },
  { name: 'ai_answers', key: ['tipo', 'documentId'] },
  { name: 'attempts', key: ['id'] },
  { name: 'attempt_logs', key: ['userId'] },
  { name: 'backup_runs', key: ['id'] },
  { name: 'uploads', key: ['id'] },
  { name: 'second_factors', key: ['userId'] },
  { name: 'recovery_codes', key: ['digest'] },
  { name: 'second_steps', key: ['id'] },
  { name: 'audit_entries', key: ['id'] },
  { name: 'content_versions', key: ['noun'] },
]
