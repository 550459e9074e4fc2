import { findReader } from '../accounts/reader.ts'

/** Milliseconds after the page is loaded. */
const latest = 2000

/** Once the page has nothing else to do, brings the attempts of whoever is signed in together with those on the server. */
export function watchAttempts(): void {
  const owner = findReader()
  if (owner === '') return
  addEventListener('load', () => {
    // Safari knows no idle time. A browser that stores nothing keeps nothing in step.
    const whenIdle: typeof requestIdleCallback =
      window.requestIdleCallback ?? ((work: () => void) => setTimeout(work))
    whenIdle(
      () => {
        import('./keep-in-step.ts').then(({ keepInStep }) => keepInStep(owner)).catch(() => undefined)
      },
      // A page that is never idle keeps in step too.
      { timeout: latest },
    )
  })
}

/** Takes away the attempts of whoever was signed in here and is not any more. */
export function forgetAttemptsOfOthers(): void {
  import('./forget-people.ts').then(({ forgetPeople }) => forgetPeople(findReader())).catch(() => undefined)
}
