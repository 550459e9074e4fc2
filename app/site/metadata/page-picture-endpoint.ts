import { redirect } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { nothingHere } from '../../platform/http/plain-answers.ts'
import { sheetAddress } from '../../ui/components/og-image.ts'
import type { Route } from './+types/page-picture-endpoint.ts'
import { findOgImage } from './find-og-image.server.ts'

const fileShape = /^([a-z0-9-]{1,120})-[0-9a-f]{16}\.png$/
const busyHeaders = { 'Retry-After': '10', 'Cache-Control': 'no-store' }
const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // It is meant to be embedded in other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * GET /og/{tipo}/{name}-{revision}.png: the preview picture of a page. Older revisions redirect to the
 * current one.
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { today, settings } = services(context).requestInfo
  const name = fileShape.exec(params.file)?.[1]
  const { siteName } = settings
  const site = { db: services(context).db, registry: services(context).registry, today, siteName }
  const ogImage = name === undefined ? undefined : await findOgImage(site, params.tipo, name)
  if (!ogImage) throw nothingHere()
  const address = sheetAddress(ogImage, settings)
  if (address !== `/og/${params.tipo}/${params.file}`)
    return redirect(address, { headers: { 'Cache-Control': 'no-cache' } })
  const png = await services(context).pagePictures.get(ogImage)
  return png
    ? new Response(new Uint8Array(png), { headers })
    : new Response(null, { status: 503, headers: busyHeaders })
}
