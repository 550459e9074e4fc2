import { createHash } from 'node:crypto'
import { services } from '../../platform/http/app-context.ts'
import { isUnchanged } from '../../platform/http/header-values.server.ts'
import { drawQr } from '../../ui/components/draw-qr.ts'
import type { Route } from './+types/qr-endpoint.ts'
import { canBeQr } from './share-address.ts'

/**
 * GET /qr/{path}.svg: the QR code of a page of this site under SITE_URL. Returns 404 without SITE_URL,
 * because the Host header could be forged and a printed sheet would lead there.
 */
export function loader({ context, params, request }: Route.LoaderArgs): Response {
  const { publicOrigin } = services(context).requestInfo
  const path = /^(.+)\.svg$/.exec(`/${params['*']}`)?.[1]
  if (publicOrigin === null || path === undefined || !canBeQr(path))
    return new Response('No hay código QR', { status: 404 })
  const address = publicOrigin + path
  const etag = `"${createHash('sha256').update(address).digest('base64url').slice(0, 20)}"`
  const headers = {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
  }
  if (isUnchanged(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(drawQr(address), { headers })
}
