import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import { attemptsTexts } from './attempts-texts.ts'
import { listUnsent, logChanged, transact } from './log-store.ts'
import { claimAttempts, countUnclaimed, leaveApart } from './merge-server-log.ts'
import type { Sync } from './sync-loop.ts'
import styles from './whose.css?url'

/**
 * Shows «¿Estos intentos son tuyos?»: the attempts made on this device before sign-in may belong to another
 * student. The panel is at the bottom of the window, does not take the focus, and returns on every page until
 * it is answered.
 */
export async function promptClaim(owner: string, sync: Sync): Promise<void> {
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
      // Move the focus to the top of the page, because the focused button has just been removed.
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
    // If the device cannot store the choice, the question stays open.
    onclick: () => void press().catch(() => undefined),
  })
}
