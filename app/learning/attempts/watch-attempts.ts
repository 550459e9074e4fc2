import { findReader } from '../../accounts/accounts/reader.ts'
import { whenIdle } from '../../ui/components/when-idle.ts'

/**
 * Starts to synchronise the signed-in account's attempts with the server once the page is loaded and idle.
 */
export function watchAttempts(): void {
  const owner = findReader()
  if (owner === '') return
  addEventListener('load', () => {
    whenIdle(() => import('./sync-loop.ts').then(({ startSyncLoop }) => startSyncLoop(owner)))
  })
}

/** Deletes the attempts of accounts that are no longer signed in from this device. */
export function forgetAttemptsOfOthers(): void {
  import('./forget-people.ts').then(({ forgetPeople }) => forgetPeople(findReader())).catch(() => undefined)
}

/** Marks every `<details>` that has been opened, so that an attempt can count the hints opened before it. */
export function watchOpened(): void {
  // The `toggle` event does not bubble: listen in the capture phase.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) target.dataset.opened = ''
    },
    true,
  )
}
