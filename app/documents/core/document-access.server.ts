import type { RouterContextProvider } from 'react-router'
import type { Account } from '../../accounts/accounts/account.ts'
import { requireRole } from '../../accounts/accounts/guards.server.ts'
import type { DocumentDefinition } from './define-document.ts'
import type { Registry } from './registry.server.ts'
import type { DocumentKind } from './serve-document.server.ts'

/**
 * Guard for the first line of every loader and action that opens or changes a document. Throws 401 or 403
 * unless the definition permits the account to write. An unknown kind (undefined) requires an editor, so that only
 * editors learn that it does not exist.
 */
export function requireWriter(
  context: Readonly<RouterContextProvider>,
  kind: Pick<DocumentDefinition, 'access'> | undefined,
): Promise<Account> {
  return requireRole(context, kind?.access.write ?? 'editor')
}

/**
 * {@link requireWriter} for all kinds that a request names. Call it before the request changes anything: it
 * throws unless the account may write every one of them.
 */
export async function requireWriterOfAll(
  context: Readonly<RouterContextProvider>,
  kinds: Iterable<Pick<DocumentDefinition, 'access'> | undefined>,
): Promise<Account> {
  const account = await requireWriter(context, undefined)
  for (const kind of new Set(kinds)) await requireWriter(context, kind)
  return account
}

/** Returns the kinds that an account may write; only these are offered and listed to it. */
export function writableKinds({ kinds }: Pick<Registry, 'kinds'>, account: Account): DocumentKind[] {
  return kinds.filter(({ access }) => access.write !== 'admin' || account.isAdmin)
}
