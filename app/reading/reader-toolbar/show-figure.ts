import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import styles from './figure.css?url'
import { readingTexts } from './reading-texts.ts'

/**
 * Opens a figure over the page at window size; buttons, `+` and `-`, and pinching zoom it. Esc closes it and
 * returns the focus to the figure.
 */
export async function showFigure(link: HTMLAnchorElement): Promise<void> {
  const [shown] = link.getElementsByTagName('img')
  if (!shown) return
  await loadStyles(styles)
  const image = makeElement('img', { src: link.href, alt: shown.alt })
  const size = { width: shown.width, height: shown.height }
  const dialog = makeDialog(image, size, link.closest('figure')?.querySelector('figcaption') ?? null)
  document.body.append(dialog)
  // The dialog restores the previous focus, and a tap does not focus links in every browser.
  link.focus()
  dialog.showModal()
}

function makeDialog(
  image: HTMLImageElement,
  size: { width: number; height: number },
  caption: Element | null,
): HTMLDialogElement {
  // Focused first, so that the arrow keys scroll an enlarged figure.
  const stage = makeElement('div', { className: 'figure-stage', tabIndex: 0, autofocus: true }, image)
  const dialog = makeElement('dialog', {
    className: 'figure-view',
    ariaLabel: image.alt || readingTexts.figure,
  })
  let zoom = 1
  const draw = (): void => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight, scrollLeft, scrollTop } = stage
    image.style.width = `${widthOf(size, { width: clientWidth, height: clientHeight }, zoom)}px`
    // Preserves the centre of the view.
    stage.scrollLeft = ((scrollLeft + clientWidth / 2) * stage.scrollWidth) / scrollWidth - clientWidth / 2
    stage.scrollTop = ((scrollTop + clientHeight / 2) * stage.scrollHeight) / scrollHeight - clientHeight / 2
  }
  const press = (key: string): void => {
    zoom = nextZoom(zoom, key) ?? zoom
    draw()
  }
  const bar = makeElement(
    'div',
    { className: 'figure-bar' },
    makeButton(readingTexts.smaller, () => press('-')),
    makeButton(readingTexts.larger, () => press('+')),
    makeButton(readingTexts.closeFigure, () => dialog.close()),
  )
  dialog.append(bar, stage)
  if (caption)
    dialog.append(makeElement('p', { className: 'figure-words' }, ...caption.cloneNode(true).childNodes))
  dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
    if (!ctrlKey && !metaKey) press(key)
  })
  image.addEventListener('click', () => press(zoom === 1 ? '+' : '0'))
  const watching = new ResizeObserver(draw)
  watching.observe(stage)
  dialog.addEventListener('close', () => {
    watching.disconnect()
    dialog.remove()
  })
  return dialog
}

function makeButton(textContent: string, onclick: () => void): HTMLButtonElement {
  return makeElement('button', { type: 'button', className: 'button button-quiet', textContent, onclick })
}

/** Zoom factor per key press. */
const step = 1.5
/** Maximum zoom. */
const largest = 6

type Size = { width: number; height: number }

/** Returns the width in pixels at which a figure fits a window, multiplied by the zoom. */
export function widthOf(figure: Size, window: Size, zoom: number): number {
  return Math.min(window.width, (window.height * figure.width) / figure.height) * zoom
}

/** Returns the next zoom for a key or button: `+`, `-`, or `0` to fit; undefined for other keys. */
export function nextZoom(zoom: number, key: string): number | undefined {
  if (key === '0') return 1
  if (key === '+' || key === '=') return Math.min(zoom * step, largest)
  return key === '-' ? Math.max(zoom / step, 1) : undefined
}
