import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import { giveBack, live } from './borrowed.ts'
import { layOut, type Screen } from './lay-out.ts'
import styles from './projector.css?url'
import { projectorTexts } from './projector-texts.ts'
import { readSections, type Section } from './read-sections.ts'
import { stepOfKey, watchSwipes } from './stepping.ts'

/** Shows the page's document full-screen, section by section (docs/product.md 3.12). */
export async function openProjector(): Promise<void> {
  await loadStyles(styles)
  const sections = readSections(document.querySelector('main article') ?? document.body)
  // The dialog must open after entering full-screen mode to be on top. Browsers may refuse full-screen, as
  // phones do.
  await document.documentElement.requestFullscreen?.().catch(() => undefined)
  if (sections.length > 0) new Projector(sections).open()
}

class Projector {
  readonly #sections: readonly Section[]
  readonly #dialog = makeElement('dialog', { className: 'projector' })
  readonly #stage = makeElement('div', { className: 'projector-stage' })
  readonly #place = makeElement('p', {})
  readonly #status = makeElement('p', { className: 'visually-hidden', role: 'status' })
  readonly #ending = new AbortController()
  #screens: Screen[] = []
  #at = 0
  #section = -1

  constructor(sections: readonly Section[]) {
    this.#sections = sections
    this.#dialog.ariaLabel = projectorTexts.label(document.querySelector('h1')?.textContent ?? '')
    const next = makeButton(projectorTexts.next, () => this.#go(1))
    // Focused at first, so that the space bar activates it.
    next.autofocus = true
    const bar = makeElement(
      'div',
      { className: 'projector-bar' },
      makeButton(projectorTexts.previous, () => this.#go(-1)),
      this.#place,
      next,
      makeButton(projectorTexts.leave, () => this.#dialog.close()),
    )
    this.#dialog.append(this.#stage, bar, this.#status)
  }

  open(): void {
    const { signal } = this.#ending
    this.#dialog.addEventListener('close', () => this.#leave())
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event))
    watchSwipes(this.#stage, (step) => this.#go(step))
    addEventListener('resize', () => this.#layOut(), { signal })
    const isFull = document.fullscreenElement !== null
    document.addEventListener(
      'fullscreenchange',
      () => {
        // Esc first leaves full-screen mode; the projector closes with it.
        if (isFull && !document.fullscreenElement) this.#dialog.close()
      },
      { signal },
    )
    document.body.append(this.#dialog)
    this.#dialog.showModal()
    this.#layOut()
  }

  #layOut(): void {
    this.#screens = layOut(this.#sections, this.#stage)
    this.#show(this.#at)
  }

  #onKey(event: KeyboardEvent): void {
    // A focused simulator receives the keys.
    if (event.target instanceof Element && event.target.closest(live)) return
    const step = stepOfKey(event)
    if (step === undefined) return
    event.preventDefault()
    this.#go(step)
  }

  /** Moves by a number of steps. Content taller than the window is scrolled to its end first. */
  #go(steps: number): void {
    const body = this.#screens.find(({ element }) => !element.hidden)?.body
    const top = body?.scrollTop ?? 0
    const isNext = this.#screenOf(this.#at + steps) !== this.#screenOf(this.#at)
    if (body && Math.abs(steps) === 1 && isNext) {
      body.scrollBy({ top: steps * body.clientHeight * 0.8, behavior: 'instant' })
      if (Math.abs(body.scrollTop - top) > 1) return
    }
    this.#show(this.#at + steps)
  }

  #screenOf(at: number): Screen | undefined {
    let first = 0
    return this.#screens.find(({ steps }) => {
      first += steps.length
      return at < first
    })
  }

  #show(wanted: number): void {
    const count = this.#screens.reduce((sum, { steps }) => sum + steps.length, 0)
    this.#at = Math.max(0, Math.min(wanted, count - 1))
    const current = this.#screenOf(this.#at)
    let number = 0
    for (const screen of this.#screens) {
      screen.element.hidden = screen !== current
      for (const added of screen.steps) {
        for (const element of added) element.toggleAttribute('data-later', number > this.#at)
        number++
      }
    }
    if (current) this.#tell(current.section)
  }

  #tell(section: number): void {
    const count = this.#sections.length
    this.#place.textContent = projectorTexts.place(section + 1, count)
    if (section === this.#section) return
    this.#section = section
    this.#status.textContent = projectorTexts.section(
      this.#sections[section]?.title ?? '',
      section + 1,
      count,
    )
  }

  /** Closes the projector and scrolls the page to the last section shown. */
  #leave(): void {
    this.#ending.abort()
    giveBack()
    this.#dialog.remove()
    if (document.fullscreenElement) void document.exitFullscreen()
    const heading = this.#sections[this.#section]?.heading
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
    heading.scrollIntoView()
  }
}

function makeButton(textContent: string, onclick: () => void): HTMLButtonElement {
  return makeElement('button', { type: 'button', className: 'button button-quiet', textContent, onclick })
}
