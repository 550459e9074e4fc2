import type { RouterContextProvider } from 'react-router'
import type { Account } from '../accounts/account-context.ts'
import { requireRole } from '../accounts/guards.server.ts'
import type { DocumentDefinition } from './define-document.ts'

/**
 * First line of every loader and action that opens or changes a document: throws 401 or 403 for those whom its definition
 * does not let write. What no definition stands for is told to those who write.
 */
export function requireWriter(
  context: Readonly<RouterContextProvider>,
  kind: Pick<DocumentDefinition, 'access'> | undefined,
): Promise<Account> {
  return requireRole(context, kind?.access.write ?? 'editor')
}
