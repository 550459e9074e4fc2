import { greetArrival } from '../accounts/accounts/arrival.ts'
import { watchAccount } from '../accounts/accounts/watch-account.ts'
import { watchContents } from '../documents/related/watch-contents.ts'
import { forgetAttemptsOfOthers, watchAttempts, watchOpened } from '../learning/attempts/watch-attempts.ts'
import type { AnyIsland } from '../platform/islands/wake.tsx'
import { watchIslands } from '../platform/islands/watch-islands.ts'
import { watchCards } from '../reading/layout/card-transition.ts'
import { repeatEarlyPress } from '../reading/layout/early-press.ts'
import { keepSiteFont } from '../reading/layout/site-font.ts'
import { watchSlowPages } from '../reading/layout/slow-pages.ts'
import { watchTheme } from '../reading/layout/theme.ts'
import { forgetReader, watchOffline } from '../reading/offline/watch-offline.ts'
import { watchDocumentTools, watchReading } from '../reading/reader-toolbar/watch-document-tools.ts'
import { watchPrinting } from '../reading/reader-toolbar/watch-printing.ts'
import { watchProgress } from '../site/progress/watch-progress.ts'
import { watchSearch } from '../site/search/watch-search.ts'
import { watchBackLinks } from '../ui/components/link-clicks.ts'

/** All `*.island.tsx` files except those of simulators; each is a chunk of its own. */
const islands = import.meta.glob<AnyIsland>('../*/*/*.island.tsx', { import: 'default' })
/** In development every component needs React's refresh runtime; only hydrated pages already load it. */
const refreshRuntime = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

/**
 * Entry script of every page. On reading pages the first interaction loads an island; hydrated pages have
 * none to load.
 */
watchIslands(async (name) => {
  const fetchIsland = await findIsland(name)
  if (!fetchIsland) throw new Error(name)
  if (import.meta.env.DEV) await import(/* @vite-ignore */ refreshRuntime)
  const [{ wakeIsland }, Island] = await Promise.all([import('../platform/islands/wake.tsx'), fetchIsland()])
  return (element) => wakeIsland(element, Island)
})

async function findIsland(name: string): Promise<(() => Promise<AnyIsland>) | undefined> {
  if (!name.startsWith('learning/simulators/')) return islands[`../${name}.island.tsx`]
  const { findSimulatorIsland } = await import('../learning/simulators/simulator-islands.ts')
  return findSimulatorIsland(name)
}

watchSlowPages()
watchCards()
watchBackLinks()
watchTheme()
watchSearch()
watchDocumentTools()
watchReading()
watchContents()
watchPrinting()
watchAccount(() => {
  forgetReader()
  forgetAttemptsOfOthers()
})
watchOffline()
watchProgress()
watchOpened()
watchAttempts()
greetArrival()
const googleResult = document.querySelector<HTMLElement>('[data-google-result]')
if (googleResult)
  void import('../accounts/accounts/google-window.ts').then(({ reportGoogleResult }) =>
    reportGoogleResult(googleResult),
  )
keepSiteFont()
// On hydrated pages React repeats early clicks itself, once everything is hydrated (app/root.tsx).
if (!('__reactRouterContext' in window)) repeatEarlyPress()
