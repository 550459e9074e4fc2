import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forgetAnsweredPresses } from './layout/early-press.ts'
import { patientFetch } from './ui/patient-fetch.ts'

forgetAnsweredPresses()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={patientFetch} />
    </StrictMode>,
  )
})
