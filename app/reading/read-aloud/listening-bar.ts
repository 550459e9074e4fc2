import { makeElement } from '../../ui/components/make-element.ts'
import { readAloudTexts } from './read-aloud-texts.ts'

type BarEvents = { onToggle: () => void; onStop: () => void; onRate: (rate: number) => void }
/** The state of the bar: reading, paused, or a message with an optional action. */
type BarState = 'reading' | 'paused' | { message: string; action?: string }

/**
 * The controls of read aloud, at the bottom of the window. Plain DOM, so that they are the same on pages with
 * and without React.
 */
export class ListeningBar {
  readonly #toggle = makeElement('button', { type: 'button', className: 'button button-small' })
  readonly #stop = makeElement('button', { type: 'button', className: 'button button-quiet button-small' })
  readonly #message = makeElement('p', { role: 'status' })
  readonly #rate = makeElement('select', { className: 'input' })
  readonly #speed = makeElement('label', {}, readAloudTexts.speed, ' ', this.#rate)
  readonly #bar = makeElement('section', { className: 'listening-bar', ariaLabel: readAloudTexts.bar })

  constructor({ onToggle, onStop, onRate }: BarEvents) {
    for (const [rate, name] of Object.entries(readAloudTexts.speeds).sort(
      ([one], [other]) => Number(one) - Number(other),
    ))
      this.#rate.append(makeElement('option', { value: rate, selected: rate === '1' }, name))
    this.#bar.append(this.#message, this.#toggle, this.#stop, this.#speed)
    this.#toggle.addEventListener('click', onToggle)
    this.#stop.addEventListener('click', onStop)
    this.#rate.addEventListener('change', () => onRate(Number(this.#rate.value)))
    this.#bar.addEventListener('keydown', ({ key }) => key === 'Escape' && onStop())
    document.body.append(this.#bar)
  }

  show(state: BarState): void {
    const told = typeof state === 'string' ? undefined : state
    this.#message.textContent = told?.message ?? ''
    this.#message.hidden = told === undefined
    this.#toggle.textContent =
      told?.action ?? (state === 'reading' ? readAloudTexts.pause : readAloudTexts.goOn)
    this.#toggle.hidden = told !== undefined && told.action === undefined
    this.#stop.textContent = told ? readAloudTexts.close : readAloudTexts.stop
    this.#speed.hidden = told !== undefined
  }

  focus(): void {
    const first = this.#toggle.hidden ? this.#stop : this.#toggle
    first.focus({ preventScroll: true })
  }

  hasFocus(): boolean {
    return this.#bar.contains(document.activeElement)
  }

  remove(): void {
    this.#bar.remove()
  }
}
