import { type ReactNode, useEffect } from 'react'
import { data, Links, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { type Account, accountContext } from './accounts/account-context.ts'
import { accountMiddleware } from './accounts/account-middleware.server.ts'
import { accountsContext } from './accounts/accounts-context.ts'
import adminStylesUrl from './admin.css?url'
import { PreviewNote } from './drafts/preview-note.tsx'
import { DonePanel, type RootData } from './editor/done-panel.tsx'
import { readNotice } from './editor/notice-cookie.server.ts'
import { isHydratedWhole } from './islands/hydration.ts'
import { IslandMode } from './islands/island.tsx'
import { repeatPressOfReact } from './layout/early-press.ts'
import { layoutTexts } from './layout/layout-texts.ts'
import { LoadingLine } from './layout/loading-line.tsx'
import { PageAnnouncer } from './layout/page-announcer.tsx'
import { SearchLink } from './layout/search-link.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { SiteStyles } from './layout/site-styles.tsx'
import { themeScript } from './layout/theme-script.ts'
import { transitionStyle } from './layout/transition-style.ts'
import { WaitingNotice } from './layout/waiting-notice.tsx'
import { PanelNavigation } from './panel/panel-navigation.tsx'
import printStylesUrl from './reading/print.css?url'
import { FeedLink } from './ui/feed-link.tsx'
import { feedTexts } from './ui/feed-texts.ts'
import type { PageHandle } from './ui/page-handle.ts'
import { requestContext } from './ui/request-context.ts'
import { RouteError } from './ui/route-error.tsx'
import { type SiteData, useSite } from './ui/site-data.ts'

/** Its name stands on every page. */
export const handle = { shows: ['site_settings'] } satisfies PageHandle

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printStylesUrl, media: 'print' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [accountMiddleware]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id, nonce, today, settings, publicOrigin, bootScript, previewEndsAt } = context.get(requestContext)
  const { siteName, tagline, hiddenLinks } = settings
  const { google, resetsPasswords } = context.get(accountsContext)
  const account = shownOf(await context.get(accountContext).find())
  const { notice, forget } = account?.mayWrite ? readNotice(request) : {}
  const site: RootData = {
    ...{ siteName, tagline, hiddenLinks, nonce, bootScript },
    origin: publicOrigin,
    path: new URL(request.url).pathname,
    requestId: id,
    ...(previewEndsAt && { previewEndsAt }),
    year: Number(today.slice(0, 4)),
    account,
    signIn: { google: google !== undefined, resetsPasswords },
    ...(notice && { notice }),
  }
  return data(site, forget === undefined ? undefined : { headers: { 'Set-Cookie': forget } })
}

/** What a page knows of who reads it: no name. */
function shownOf(account: Account | null): SiteData['account'] {
  if (!account) return null
  const { id, email, isAdmin, mayWrite } = account
  return { id, email, isAdmin, mayWrite }
}

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const site = useSite()
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const hydrated = isHydratedWhole(handles, site?.account?.mayWrite ?? false)
  useEffect(repeatPressOfReact, [])
  return (
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* What has been painted does not move when more of the page arrives: the first paint waits for this part. */}
        <link rel="expect" href={handles.at(-1)?.isLong ? '#contenido' : '#fin'} blocking="render" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1218" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, named by its hash in the policy */}
        <style dangerouslySetInnerHTML={{ __html: transitionStyle }} />
        <Links />
        <FeedLink href="/rss.xml" title={feedTexts.site} />
        <SearchLink />
        <SiteStyles own={handles.at(-1)?.styles} />
        {hydrated && <link rel="stylesheet" href={adminStylesUrl} />}
        {site && <script type="module" fetchPriority="low" {...site.bootScript} />}
      </head>
      <body>
        <a className="skip-link" href="#contenido">
          {layoutTexts.skipToContent}
        </a>
        <IslandMode value={hydrated ? 'component' : 'island'}>
          <SiteHeader />
          {hydrated && <PanelNavigation />}
          <main id="contenido" tabIndex={-1}>
            <LoadingLine />
            {site?.previewEndsAt && <PreviewNote endsAt={site.previewEndsAt} />}
            {hydrated && <PageAnnouncer />}
            {hydrated && <WaitingNotice />}
            {hydrated && site?.account?.mayWrite && <DonePanel />}
            {children}
          </main>
          <SiteFooter />
        </IslandMode>
        {hydrated && <ScrollRestoration nonce={site?.nonce} />}
        {hydrated && <Scripts nonce={site?.nonce} />}
      </body>
    </html>
  )
}

export default function Root(): ReactNode {
  return <Outlet />
}

export function ErrorBoundary(): ReactNode {
  return <RouteError />
}
