import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import { claimAttempts, countUnclaimed, leaveApart } from './adopt-log.ts'
import { attemptsTexts } from './attempts-texts.ts'
import type { Sync } from './keep-in-step.ts'
import { logChanged } from './log-event.ts'
import { listUnsent, transact } from './log-store.ts'
import styles from './whose.css?url'

/**
 * «¿Estos intentos son tuyos?»: what was done on this device before anybody signed in may be somebody else's. The question stands at
 * the foot of the window, takes no focus, and comes again until it is answered.
 */
export async function askWhose(owner: string, sync: Sync): Promise<void> {
  await loadStyles(styles)
  const note = makeElement('p', { textContent: attemptsTexts.whoseNote(await countUnclaimed(owner)) })
  const buttons = makeElement('div', { className: 'buttons' })
  const title = makeElement('h2', { textContent: attemptsTexts.whose, id: 'de-quien' })
  const panel = makeElement('section', { className: 'whose panel' }, title, note, buttons)
  panel.setAttribute('aria-labelledby', title.id)
  note.setAttribute('role', 'status')
  const say = (text: string): void => {
    note.textContent = text
    const close = makeButton(attemptsTexts.close, async () => {
      panel.remove()
      // Whoever works with the keyboard goes on from the top, and not from a place that is gone.
      document.querySelector<HTMLElement>('.account-email')?.focus()
    })
    buttons.replaceChildren(close)
    close.focus()
  }
  buttons.append(
    makeButton(attemptsTexts.mine, async () => {
      await claimAttempts(owner)
      dispatchEvent(new Event(logChanged))
      await sync(false)
      const left = await transact('readonly', (stores) => listUnsent(stores, owner, 1))
      say(left.length === 0 ? attemptsTexts.nowMine : attemptsTexts.soonMine)
    }),
    makeButton(attemptsTexts.notMine, async () => {
      await leaveApart(owner)
      say(attemptsTexts.leftApart)
    }),
  )
  document.body.append(panel)
}

function makeButton(text: string, press: () => Promise<void>): HTMLButtonElement {
  return makeElement('button', {
    type: 'button',
    className: 'button button-quiet button-small',
    textContent: text,
    // Where the device could not write it down the question stays.
    onclick: () => void press().catch(() => undefined),
  })
}
