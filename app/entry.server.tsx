import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { simulatorSheets } from './learning/simulators/simulator-files.server.ts'
import { services } from './platform/http/app-context.ts'
import { isHydratedWhole } from './platform/http/page-handle.ts'
import { RenderingPostponed } from './platform/markdown/rendering-apart.ts'
import { timed } from './platform/timing/spans.server.ts'
import { contentSecurityPolicy } from './reading/layout/content-security-policy.server.ts'
import { hashesOfUsed, siteSheets } from './start/styles/page-styles.server.ts'
import { KnownSiteWords, type SiteData } from './ui/components/site-data.ts'
import { InlineStyles, type PageStyles } from './ui/styles/part-styles.tsx'

const sheets: ReadonlyMap<string, string> = new Map([...siteSheets, ...simulatorSheets])

/**
 * Renders the whole page before sending the first byte. Pages are short; an error can still set its own
 * status, and the finished HTML can be cached and compressed once.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = isHydrated(routerContext) ? services(context).requestInfo.nonce : undefined
  const styles: PageStyles = { texts: sheets, used: new Set() }
  const page = (
    <InlineStyles value={nonce === undefined ? styles : undefined}>
      <KnownSiteWords value={services(context).requestInfo.settings}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce !== undefined && { nonce })} />
      </KnownSiteWords>
    </InlineStyles>
  )
  const html = await timed('pintar', () => renderToBytes(page, nonce))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, hashesOfUsed(styles)))
  if (nonce === undefined) headers.set('Speculation-Rules', '"/speculation-rules.json"')
  return new Response(html, { status, headers })
}

/**
 * Logs errors. A route error response (such as a 404) and a request that the client aborted are not errors.
 */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  // The page is rendered again once its Markdown is ready.
  if (error instanceof RenderingPostponed) return
  services(context).requestInfo.reportError(error)
}

function isHydrated(routerContext: EntryContext): boolean {
  const handles = routerContext.staticHandlerContext.matches.map(({ route }) => route.handle)
  return isHydratedWhole(handles, readSite(routerContext)?.account?.mayWrite ?? false)
}

function readSite({ staticHandlerContext }: EntryContext): SiteData | undefined {
  // The root loader states SiteData as its return type; it is absent where the root loader failed.
  return staticHandlerContext.loaderData.root as SiteData | undefined
}

/** Returns bytes, so that the HTML is not decoded to a string and encoded again. */
function renderToBytes(page: ReactNode, nonce: string | undefined): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      onAllReady() {
        const body = new PassThrough()
        buffer(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        // An error below the shell would leave a hole in the page: reject, so that the error page is sent.
        reject(error)
      },
    })
  })
}
