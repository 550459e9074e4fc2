import regular from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url'
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url'
import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import { currentReading, keepReading } from './keep-reading.ts'
import styles from './reading.css?url'
import { plainReading, type ReadingOption, readingOptions, readReading } from './reading-settings.ts'
import { readingTexts } from './reading-texts.ts'

let panel: HTMLElement | undefined

/** Toggles the reading panel; focus returns to the button when it closes. */
export async function openReadingPanel(button: HTMLElement): Promise<void> {
  await loadStyles(styles)
  panel ??= makePanel()
  if (panel.matches(':popover-open')) return panel.hidePopover()
  const menu = button.closest<HTMLElement>('[popover]')
  // The mobile menu would be below the panel, so it is closed; focus then returns to the menu's button.
  menu?.hidePopover()
  showChosen(panel)
  panel.showPopover({
    source: menu ? (document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) ?? button) : button,
  })
  panel.querySelector<HTMLElement>('input:checked')?.focus()
}

/** A popover. Plain DOM, so that it is the same on pages with and without React. Esc closes it. */
function makePanel(): HTMLElement {
  const title = makeElement('h2', { id: 'lectura-titulo', textContent: readingTexts.title })
  const close = makeElement(
    'button',
    { type: 'button', className: 'button button-quiet button-small' },
    readingTexts.close,
  )
  const reset = makeElement(
    'button',
    { type: 'button', className: 'button button-quiet button-small' },
    readingTexts.reset,
  )
  const box = makeElement(
    'div',
    { className: 'reading-panel', popover: 'auto', role: 'dialog' },
    makeElement('div', { className: 'reading-head' }, title, close),
    ...(Object.keys(readingOptions) as ReadingOption[]).map(makeGroup),
    makeElement('p', { className: 'note', textContent: readingTexts.aboutBoard }),
    ...makeProjection(),
    makeElement('p', { className: 'note', textContent: readingTexts.aboutFaces }),
    makeElement(
      'div',
      { className: 'reading-foot' },
      reset,
      makeElement('a', { href: '/accesibilidad' }, readingTexts.statement),
    ),
    makeElement('p', { className: 'note', textContent: readingTexts.remembered }),
  )
  box.setAttribute('aria-labelledby', title.id)
  box.addEventListener('change', () => void keepChosen(box))
  close.addEventListener('click', () => box.hidePopover())
  reset.addEventListener('click', () => {
    keepReading(plainReading)
    showChosen(box)
  })
  document.body.append(box)
  return box
}

/** «Proyectar», if the page is a document. */
function makeProjection(): HTMLElement[] {
  const tool = document.querySelector<HTMLElement>('[data-tool="project"]')
  if (!tool) return []
  const project = makeElement(
    'button',
    { type: 'button', className: 'button button-quiet button-small' },
    readingTexts.project,
  )
  project.addEventListener('click', () => {
    panel?.hidePopover()
    tool.click()
  })
  return [makeElement('p', {}, project)]
}

function makeGroup(option: ReadingOption): HTMLElement {
  const labels = readingOptions[option].map((value) =>
    makeElement(
      'label',
      {},
      makeElement('input', { type: 'radio', name: option, value }),
      makeElement('span', { textContent: readingTexts.values[value] }),
    ),
  )
  const legend = makeElement('legend', { textContent: readingTexts.options[option] })
  return makeElement('fieldset', { className: 'theme-choice' }, legend, ...labels)
}

function showChosen(box: HTMLElement): void {
  const settings = currentReading()
  for (const input of box.querySelectorAll('input'))
    input.checked = Object.entries(settings).some(
      ([option, value]) => input.name === option && input.value === value,
    )
}

async function keepChosen(box: HTMLElement): Promise<void> {
  const words = [...box.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ name, value }) => `${name}-${value}`,
  )
  const settings = readReading(words.join(' '))
  // Without a network the font is not loaded; the other settings still apply.
  if (settings.face === 'dyslexia' && currentReading().face !== 'dyslexia')
    await loadDyslexiaFace().catch(() => undefined)
  keepReading(settings)
}

/**
 * Loads the dyslexia font for the current page. The style sheet uses it only if it is available immediately,
 * to avoid layout shifts while reading; right after it is chosen, the page waits for it.
 */
async function loadDyslexiaFace(): Promise<void> {
  const faces = [
    new FontFace('OpenDyslexic', `url("${regular}")`, { weight: '400' }),
    new FontFace('OpenDyslexic', `url("${bold}")`, { weight: '700' }),
  ]
  await Promise.all(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}
