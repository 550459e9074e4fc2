import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import searchStyles from './results.css?url'
import type { SearchAnswer } from './search-answer.ts'
import { searchTexts } from './search-texts.ts'

type Answer = Pick<SearchAnswer, 'results' | 'total'>

/** Debounce of the input, in milliseconds. */
const rest = 120
let opened: SearchDialog | undefined

/** Opens the search dialog with the last query. */
export async function openSearchDialog(): Promise<void> {
  await loadStyles(searchStyles)
  opened ??= new SearchDialog()
  opened.open()
}

/**
 * A combobox with its list in a dialog (WAI-ARIA authoring practices): arrows choose, Enter opens the choice
 * or all results, Esc closes. Plain DOM, so that it works on pages with and without React.
 */
class SearchDialog {
  readonly #dialog = makeElement('dialog', { className: 'search-dialog', ariaLabel: searchTexts.title })
  readonly #input = makeElement('input', {
    className: 'input',
    type: 'text',
    enterKeyHint: 'search',
    name: 'q',
    autocomplete: 'off',
    maxLength: 200,
  })
  readonly #list = makeElement('ul', {
    id: 'buscar-lista',
    className: 'search-options',
    ariaLabel: searchTexts.results,
  })
  readonly #status = makeElement('p', { className: 'note' })
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | undefined
  #chosen = -1

  constructor() {
    const form = makeElement('form', { action: '/buscar', method: 'get', className: 'search-form' })
    const submit = makeElement('button', {
      type: 'submit',
      className: 'button',
      textContent: searchTexts.submit,
    })
    const close = makeElement('button', {
      type: 'button',
      className: 'button button-quiet',
      textContent: searchTexts.close,
    })
    this.#input.ariaLabel = searchTexts.field
    setAttributes(this.#input, {
      role: 'combobox',
      'aria-controls': this.#list.id,
      'aria-autocomplete': 'list',
    })
    setAttributes(this.#list, { role: 'listbox' })
    setAttributes(this.#status, { role: 'status' })
    form.append(this.#input, submit, close)
    this.#dialog.append(form, this.#status, this.#list)
    this.#input.addEventListener('input', () => this.#askSoon())
    this.#input.addEventListener('keydown', (event) => this.#onKey(event))
    close.addEventListener('click', () => this.#dialog.close())
    this.#dialog.addEventListener('click', ({ target }) => {
      if (target === this.#dialog) this.#dialog.close()
    })
    this.#show(undefined)
    document.body.append(this.#dialog)
  }

  open(): void {
    if (!this.#dialog.open) this.#dialog.showModal()
    this.#choose(-1)
    this.#input.select()
  }

  #askSoon(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    if (this.#input.value.trim() === '') this.#show(undefined)
    else this.#timer = setTimeout(() => void this.#ask(this.#input.value), rest)
  }

  async #ask(query: string): Promise<void> {
    this.#asking = new AbortController()
    const { signal } = this.#asking
    try {
      const response = await fetch(`/api/buscar?${new URLSearchParams({ q: query })}`, { signal })
      if (!response.ok) return this.#tell(searchTexts.unavailable)
      const answer: Answer = await response.json()
      this.#show(answer, query)
    } catch {
      // The request was aborted by further typing, or there is no network.
      if (!signal.aborted) this.#tell(searchTexts.unavailable)
    }
  }

  #show(answer: Answer | undefined, query = ''): void {
    this.#list.replaceChildren(...(answer?.results ?? []).map(makeOption))
    this.#choose(-1)
    this.#input.ariaExpanded = String(this.#list.children.length > 0)
    if (!answer) this.#status.textContent = searchTexts.begin
    else
      this.#status.textContent =
        answer.total === 0 ? searchTexts.none(query) : searchTexts.count(answer.total, query)
  }

  #tell(message: string): void {
    this.#show(undefined)
    this.#status.textContent = message
  }

  #onKey(event: KeyboardEvent): void {
    const count = this.#list.children.length
    if (event.key === 'ArrowDown' && count > 0) this.#choose((this.#chosen + 1) % count)
    else if (event.key === 'ArrowUp' && count > 0) this.#choose((this.#chosen + count) % count)
    else if (event.key === 'Enter' && this.#chosen >= 0)
      this.#list.children[this.#chosen]?.querySelector('a')?.click()
    else return
    event.preventDefault()
  }

  #choose(index: number): void {
    this.#chosen = index
    for (const [at, option] of [...this.#list.children].entries()) option.ariaSelected = String(at === index)
    const chosen = this.#list.children[index]
    this.#input.setAttribute('aria-activedescendant', chosen?.id ?? '')
    chosen?.scrollIntoView({ block: 'nearest' })
  }
}

function makeOption(
  { title, address, kindName, block }: Answer['results'][number],
  index: number,
): HTMLElement {
  const option = makeElement('li', { id: `buscar-${index}` })
  setAttributes(option, { role: 'option' })
  const link = makeElement('a', { href: address, tabIndex: -1 })
  const name = makeElement('span', {})
  for (const { text, isMatch } of title)
    name.append(isMatch ? makeElement('mark', { textContent: text }) : text)
  const label = makeElement('span', {
    className: 'card-label',
    textContent: block ? `${kindName} · ${block}` : kindName,
  })
  link.append(name, label)
  option.append(link)
  return option
}

function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
