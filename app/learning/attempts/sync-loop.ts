import { pageIsCopy } from '../../accounts/accounts/reader.ts'
import { attemptsTexts } from './attempts-texts.ts'
import { forgetOwner } from './forget-people.ts'
import { listUnsent, logChanged, transact } from './log-store.ts'
import { countUnclaimed } from './merge-server-log.ts'
import { syncAttempts } from './sync-attempts.ts'

/** The wait before the first retry, which doubles with each retry up to five minutes. Milliseconds. */
const firstWaitMs = 15_000
const maxWaitMs = 300_000
/** How long sending may delay a sign-out. Milliseconds. */
const maxFinalSyncMs = 3_000

/**
 * Synchronises the log of the signed-in account between this device and the server while the page is open.
 */
export async function startSyncLoop(owner: string): Promise<void> {
  const sync = startSyncing(owner)
  addEventListener(logChanged, () => void sync(false))
  addEventListener('online', () => void sync(true))
  document.addEventListener('submit', (event) => leaveWithAll(event, owner, sync), true)
  await sync(document.querySelector('[data-renew="attempts"]') !== null)
  if (pageIsCopy() || (await countUnclaimed(owner)) === 0) return
  const { promptClaim } = await import('./claim-prompt.ts')
  await promptClaim(owner, sync)
}

/**
 * Synchronises once, after any synchronisation under way. Never rejects: without storage there is nothing to
 * synchronise.
 */
export type Sync = (isForced: boolean) => Promise<void>

function startSyncing(owner: string): Sync {
  let wait = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const run = async (isForced: boolean): Promise<void> => {
    clearTimeout(timer)
    const end = await syncAttempts(owner, isForced).catch(() => 'over' as const)
    if (end === 'done') wait = firstWaitMs
    if (end !== 'later') return
    timer = setTimeout(() => void sync(isForced), wait)
    wait = Math.min(2 * wait, maxWaitMs)
  }
  const sync: Sync = (isForced) => {
    turn = turn.then(() => run(isForced))
    return turn
  }
  return sync
}

/**
 * Handles «Cerrar sesión»: sends what is unsent, then deletes the account's attempts from this device. If
 * attempts could not be sent, the user must confirm.
 */
function leaveWithAll(event: SubmitEvent, owner: string, sync: Sync): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== '/salir') return
  event.preventDefault()
  void (async () => {
    if (await mayLeave(owner, sync).catch(() => true)) {
      await forgetOwner(owner).catch(() => undefined)
      form.submit()
    }
  })()
}

async function mayLeave(owner: string, sync: Sync): Promise<boolean> {
  const count = async (): Promise<number> =>
    (await transact('readonly', (stores) => listUnsent(stores, owner))).length
  if ((await count()) === 0) return true
  await Promise.race([sync(false), new Promise((resolve) => setTimeout(resolve, maxFinalSyncMs))])
  const unsent = await count()
  return unsent === 0 || confirm(attemptsTexts.unsentAtSignOut(unsent))
}
