import { findReader } from '../../accounts/accounts/reader.ts'
import { whenIdle } from '../../ui/components/when-idle.ts'

/** Once the page has nothing else to do, brings the attempts of whoever is signed in together with those on the server. */
export function watchAttempts(): void {
  const owner = findReader()
  if (owner === '') return
  addEventListener('load', () => {
    whenIdle(() => import('./keep-in-step.ts').then(({ keepInStep }) => keepInStep(owner)))
  })
}

/** Takes away the attempts of whoever was signed in here and is not any more. */
export function forgetAttemptsOfOthers(): void {
  import('./forget-people.ts').then(({ forgetPeople }) => forgetPeople(findReader())).catch(() => undefined)
}
