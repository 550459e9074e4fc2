import { redirect } from 'react-router'
import type { Route } from './+types/old-edit-endpoint.ts'

/** /editar/…: where «Editar» of the tools used to lead (docs/product.md 6.2). Now and for ever it is /edit/…. */
export function loader({ params, request }: Route.LoaderArgs): Response {
  const rest = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/')
  return redirect(`/edit/${rest}${new URL(request.url).search}`, 301)
}
