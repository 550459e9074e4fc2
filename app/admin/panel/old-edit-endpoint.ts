import { redirect } from 'react-router'
import type { Route } from './+types/old-edit-endpoint.ts'

/** /editar/…: the former edit addresses of tools (docs/product.md 6.2) redirect permanently to /edit/…. */
export function loader({ params, request }: Route.LoaderArgs): Response {
  const rest = (params['*'] ?? '').split('/').map(encodeURIComponent).join('/')
  return redirect(`/edit/${rest}${new URL(request.url).search}`, 301)
}
