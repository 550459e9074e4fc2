import { greetArrival } from './accounts/arrival.ts'
import { reportGoogleResult } from './accounts/google-window.ts'
import { watchAccount } from './accounts/watch-account.ts'
import { watchBackLinks, watchIslands, watchSlowPages } from './islands/boot.ts'
import { watchTheme } from './islands/theme.ts'

/** Start of every reading page. Each island is a chunk of its own that a first touch loads. */
watchIslands({
  'sign-in': async () => {
    const [{ wakeIsland }, { SignIn }] = await Promise.all([
      import('./islands/wake.tsx'),
      import('./accounts/sign-in.tsx'),
    ])
    return (element) => wakeIsland(element, SignIn)
  },
  'sign-in-screen': async () => {
    const [{ wakeIsland }, { SignInScreen }] = await Promise.all([
      import('./islands/wake.tsx'),
      import('./accounts/sign-in-screen.tsx'),
    ])
    return (element) => wakeIsland(element, SignInScreen)
  },
  'idea-generator': async () => {
    const [{ wakeIsland }, { IdeaGenerator }] = await Promise.all([
      import('./islands/wake.tsx'),
      import('./challenges/idea-generator.tsx'),
    ])
    return (element) => wakeIsland(element, IdeaGenerator)
  },
  explain: async () => {
    const [{ wakeIsland }, { ExplainWithAi }] = await Promise.all([
      import('./islands/wake.tsx'),
      import('./ui/explain-with-ai.tsx'),
    ])
    return (element) => wakeIsland(element, ExplainWithAi)
  },
})
watchSlowPages()
watchBackLinks()
watchTheme()
watchAccount()
greetArrival()
reportGoogleResult()
