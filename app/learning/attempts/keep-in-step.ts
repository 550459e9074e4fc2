import { pageIsCopy } from '../../accounts/accounts/reader.ts'
import { countUnclaimed } from './adopt-log.ts'
import { attemptsTexts } from './attempts-texts.ts'
import { forgetOwner } from './forget-people.ts'
import { logChanged } from './log-event.ts'
import { listUnsent, transact } from './log-store.ts'
import { syncAttempts } from './sync-attempts.ts'

/** A try that failed is made again after this, then after twice as long, up to five minutes. Milliseconds. */
const firstWait = 15_000
const longestWait = 300_000
/** So long may sending hold up whoever signs out. Milliseconds. */
const longestGoodbye = 3_000

/** Keeps the log of somebody who is signed in the same on this device and on the server, as long as the page is open. */
export async function keepInStep(owner: string): Promise<void> {
  const sync = startSyncing(owner)
  addEventListener(logChanged, () => void sync(false))
  addEventListener('online', () => void sync(true))
  document.addEventListener('submit', (event) => leaveWithAll(event, owner, sync), true)
  await sync(document.querySelector('[data-renew="attempts"]') !== null)
  if (pageIsCopy() || (await countUnclaimed(owner)) === 0) return
  const { askWhose } = await import('./ask-whose.ts')
  await askWhose(owner, sync)
}

/** Synchronises once; one at a time. Never rejects: where nothing can be stored there is nothing to bring together. */
export type Sync = (isForced: boolean) => Promise<void>

function startSyncing(owner: string): Sync {
  let wait = firstWait
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  const run = async (isForced: boolean): Promise<void> => {
    clearTimeout(timer)
    const end = await syncAttempts(owner, isForced).catch(() => 'over' as const)
    if (end === 'done') wait = firstWait
    if (end !== 'later') return
    timer = setTimeout(() => void sync(isForced), wait)
    wait = Math.min(2 * wait, longestWait)
  }
  const sync: Sync = (isForced) => {
    turn = turn.then(() => run(isForced))
    return turn
  }
  return sync
}

/** «Cerrar sesión»: what is unsent is sent first, then all of it goes from this device. What cannot be sent is asked about. */
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
  await Promise.race([sync(false), new Promise((resolve) => setTimeout(resolve, longestGoodbye))])
  const unsent = await count()
  return unsent === 0 || confirm(attemptsTexts.unsentAtSignOut(unsent))
}
