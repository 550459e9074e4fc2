import { data, type RouterContextProvider, redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { findMovedPath } from './pages.server.ts'

/** Throws a permanent redirect to the current address of a visible document, or a 404 if there is none. */
export async function redirectMoved(
  context: Readonly<RouterContextProvider>,
  definition: { tipo: string },
  slug: string,
): Promise<never> {
  const { db, registry, requestInfo } = services(context)
  const moved = await findMovedPath(db, registry.get(definition), { slug, today: requestInfo.today })
  throw moved === undefined ? data(null, { status: 404 }) : redirect(moved, 301)
}
