import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchWithRetry } from './platform/http/fetch-with-retry.ts'
import { forgetAnsweredPresses } from './reading/layout/early-press.ts'

forgetAnsweredPresses()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchWithRetry} />
    </StrictMode>,
  )
})
