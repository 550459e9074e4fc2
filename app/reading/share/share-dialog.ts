import { drawQr } from '../../ui/components/draw-qr.ts'
import { loadStyles } from '../../ui/components/load-styles.ts'
import { makeElement } from '../../ui/components/make-element.ts'
import styles from './share.css?url'
import { classroomAddress } from './share-address.ts'
import { shareTexts } from './share-texts.ts'

/**
 * Opens the «Compartir» dialog. Plain DOM, so that it is the same on pages with and without React. Esc closes
 * it and returns the focus to the button.
 */
export async function openShareDialog(button: HTMLElement): Promise<void> {
  await loadStyles(styles)
  const dialog = makeDialog({
    address: pageAddress(),
    title: document.querySelector('h1')?.textContent ?? '',
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  // The dialog restores the previous focus, and a tap does not focus buttons in every browser.
  button.focus()
  dialog.showModal()
}

/** Returns the canonical address of the page: under SITE_URL if set, otherwise the current address. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical?.href ?? location.origin + location.pathname
}

type Shared = { address: string; title: string }

function makeDialog({ address, title }: Shared): HTMLDialogElement {
  const heading = makeElement('h2', { id: 'compartir-titulo', textContent: shareTexts.share })
  const dialog = makeElement('dialog', { className: 'dialog share-dialog' })
  dialog.setAttribute('aria-labelledby', heading.id)
  const status = makeElement('p', { className: 'note', role: 'status' })
  const field = makeElement('input', { className: 'input', value: address, readOnly: true })
  field.ariaLabel = shareTexts.address
  const classroom = makeElement('a', {
    className: 'button',
    href: classroomAddress(address, title),
    target: '_blank',
    rel: 'noopener',
    textContent: shareTexts.classroom,
  })
  const copy = makeButton(shareTexts.copy, () => void copyAddress(field, status))
  const close = makeButton(shareTexts.close, () => dialog.close())
  const ways = makeElement('p', { className: 'buttons' }, classroom, copy)
  if (typeof navigator.share === 'function')
    ways.append(makeButton(shareTexts.otherApp, () => void send({ address, title })))
  dialog.append(heading, ways, field, status, makeCode(dialog, address), close)
  return dialog
}

/**
 * The QR code with «Ampliar», which enlarges it to the window, so that a class can scan it from their seats.
 */
function makeCode(dialog: HTMLDialogElement, address: string): HTMLElement {
  const code = makeElement('img', {
    src: `data:image/svg+xml,${encodeURIComponent(drawQr(address))}`,
    alt: shareTexts.qr,
    width: 200,
    height: 200,
  })
  const size = makeButton(shareTexts.enlarge, () => {
    const isLarge = dialog.classList.toggle('share-large')
    size.textContent = isLarge ? shareTexts.reduce : shareTexts.enlarge
  })
  return makeElement('div', { className: 'share-code' }, code, size)
}

function makeButton(textContent: string, onclick: () => void): HTMLButtonElement {
  return makeElement('button', { type: 'button', className: 'button button-quiet', textContent, onclick })
}

async function copyAddress(field: HTMLInputElement, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value)
    status.textContent = shareTexts.copied
  } catch {
    // Permission was denied, or the page is not on https and has no clipboard.
    field.focus()
    field.select()
    status.textContent = shareTexts.notCopied
  }
}

async function send({ address, title }: Shared): Promise<void> {
  try {
    await navigator.share({ title, url: address })
  } catch (error) {
    // The user closed the share sheet.
    if (!(error instanceof DOMException)) throw error
  }
}
