import type { SiteRole } from './role-repository.server.ts'

/** What the register says of a role that was given, or taken away (null), to somebody who had `before`. */
export function roleEntry(role: SiteRole | null, before: SiteRole | null): { action: string } {
  if (role === null) return { action: before === 'admin' ? 'admin-removed' : 'editor-removed' }
  if (role === 'admin') return { action: 'admin-added' }
  return { action: before === 'admin' ? 'admin-to-editor' : 'editor-added' }
}
