import { data } from 'react-router'
import { requireEditor } from '../../accounts/accounts/guards.server.ts'
import { editRouteErrors } from '../../editor/form/editor-texts.ts'
import type { Route } from './+types/edit-fallback-page.ts'

export const handle = { hydrate: true }

/**
 * Addresses below /edit/ that name no form: a part is missing, or the tipo is unknown (docs/product.md 6.2).
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<never> {
  await requireEditor(context)
  const [kindSlug, id] = (params['*'] ?? '').split('/')
  if (!kindSlug || !id) throw data({ message: editRouteErrors.invalidParameters }, { status: 400 })
  throw data({ message: editRouteErrors.noForm }, { status: 404 })
}

export default function EditFallbackPage(): null {
  return null
}
