import { type ReactNode, useEffect } from 'react'
import {
  data,
  Links,
  Outlet,
  type RouterContextProvider,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root.ts'
import type { Account } from './accounts/accounts/account.ts'
import { accountMiddleware } from './accounts/accounts/account-reader.server.ts'
import { PanelNavigation } from './admin/panel/panel-navigation.tsx'
import { PreviewNote } from './documents/drafts/preview-note.tsx'
import { DonePanel, type RootData } from './editor/form/done-panel.tsx'
import { readNotice } from './editor/form/notice-cookie.server.ts'
import { services } from './platform/http/app-context.ts'
import { isHydratedWhole, type PageHandle } from './platform/http/page-handle.ts'
import { IslandMode } from './platform/islands/island.tsx'
import { repeatPressOfReact } from './reading/layout/early-press.ts'
import { themeScript, transitionStyle } from './reading/layout/inline-in-head.ts'
import { layoutTexts } from './reading/layout/layout-texts.ts'
import { LoadingLine, PageAnnouncer, WaitingNotice } from './reading/layout/navigation-status.tsx'
import { SiteFooter } from './reading/layout/site-footer.tsx'
import { SiteHeader } from './reading/layout/site-header.tsx'
import printStylesUrl from './reading/reader-toolbar/print.css?url'
import adminStylesUrl from './start/styles/admin.css?url'
import { SiteStyles } from './start/styles/site-styles.tsx'
import { feedTexts } from './ui/components/feed-texts.ts'
import { FeedLink, SearchLink } from './ui/components/head-links.tsx'
import { RouteError } from './ui/components/route-error.tsx'
import { type SiteData, useSite } from './ui/components/site-data.ts'

/** Every page shows the name of the site, which is in the site settings. */
export const handle = { shows: ['site_settings'] } satisfies PageHandle

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printStylesUrl, media: 'print' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const middleware: Route.MiddlewareFunction[] = [accountMiddleware]

export async function loader({ context, request }: Route.LoaderArgs) {
  const account = shownOf(await services(context).accountReader.find())
  const { notice, forget } = account?.mayWrite ? readNotice(request) : {}
  const site: RootData = { ...describeSite(context, request), account, ...(notice && { notice }) }
  return data(site, forget === undefined ? undefined : { headers: { 'Set-Cookie': forget } })
}

function describeSite(context: Readonly<RouterContextProvider>, request: Request): Omit<SiteData, 'account'> {
  const { id, nonce, today, settings, publicOrigin, bootScript, previewEndsAt } =
    services(context).requestInfo
  const { siteName, tagline, hiddenLinks } = settings
  const { google, resetsPasswords } = services(context).accounts
  return {
    siteName,
    tagline,
    hiddenLinks,
    nonce,
    bootScript,
    origin: publicOrigin,
    path: new URL(request.url).pathname,
    requestId: id,
    ...(previewEndsAt && { previewEndsAt }),
    year: Number(today.slice(0, 4)),
    signIn: { google: google !== undefined, resetsPasswords },
  }
}

/** The account fields that pages receive; the person's name is not among them. */
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
        {/* Prevents layout shifts while a page arrives: the first paint waits for this element. */}
        <link rel="expect" href={handles.at(-1)?.isLong ? '#contenido' : '#fin'} blocking="render" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f5ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1218" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its CSP hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its CSP hash */}
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
