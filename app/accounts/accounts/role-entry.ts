import type { SiteRole } from './role-repository.server.ts'

/**
 * Returns the audit action for a role change. `role` is null if it was removed; `before` is the previous
 * role.
 */
export function roleEntry(role: SiteRole | null, before: SiteRole | null): { action: string } {
  if (role === null) return { action: before === 'admin' ? 'admin-removed' : 'editor-removed' }
  if (role === 'admin') return { action: 'admin-added' }
  return { action: before === 'admin' ? 'admin-to-editor' : 'editor-added' }
}
