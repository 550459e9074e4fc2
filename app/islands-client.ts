import { greetArrival } from './accounts/arrival.ts'
import { watchAccount } from './accounts/watch-account.ts'
import { watchContents } from './around/watch-contents.ts'
import { forgetAttemptsOfOthers, watchAttempts } from './attempts/watch-attempts.ts'
import { watchOpened } from './attempts/watch-opened.ts'
import type { AnyIsland } from './islands/wake.tsx'
import { watchIslands } from './islands/watch-islands.ts'
import { watchCards } from './layout/card-transition.ts'
import { repeatEarlyPress } from './layout/early-press.ts'
import { keepOwnFace } from './layout/own-face.ts'
import { watchSlowPages } from './layout/slow-pages.ts'
import { watchTheme } from './layout/theme.ts'
import { forgetReader, watchOffline } from './offline/watch-offline.ts'
import { watchProgress } from './progress/watch-progress.ts'
import { watchDocumentTools } from './reading/watch-document-tools.ts'
import { watchPrinting } from './reading/watch-printing.ts'
import { watchReading } from './reading-panel/watch-reading.ts'
import { watchSearch } from './search/watch-search.ts'
import { watchBackLinks } from './ui/go-back.ts'

/** Every file `*.island.tsx` but those of simulators, a chunk of its own. */
const islands = import.meta.glob<AnyIsland>('./*/*.island.tsx', { import: 'default' })
/** While developing, every component asks for this; pages hydrated whole begin with it. */
const refreshRuntime = '/@id/__x00__virtual:react-router/inject-hmr-runtime'

/** Start of every page. On reading pages a first touch loads the island; pages hydrated whole have none asleep. */
watchIslands(async (name) => {
  const fetchIsland = await findIsland(name)
  if (!fetchIsland) throw new Error(`There is no island ${name}`)
  if (import.meta.env.DEV) await import(/* @vite-ignore */ refreshRuntime)
  const [{ wakeIsland }, Island] = await Promise.all([import('./islands/wake.tsx'), fetchIsland()])
  return (element) => wakeIsland(element, Island)
})

async function findIsland(name: string): Promise<(() => Promise<AnyIsland>) | undefined> {
  if (!name.startsWith('simulators/')) return islands[`./${name}.island.tsx`]
  const { simulatorIslands } = await import('./simulators/simulator-islands.ts')
  return simulatorIslands[`${name.replace('simulators', '.')}.island.tsx`]
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
  void import('./accounts/google-result.ts').then(({ reportGoogleResult }) =>
    reportGoogleResult(googleResult),
  )
keepOwnFace()
// Pages that React hydrates whole answer later, all at once (app/root.tsx).
if (!('__reactRouterContext' in window)) repeatEarlyPress()
