import { isQuotaError } from './bounded-cache.ts'
import { offlinePath } from './cache-names.ts'
import { listCopies } from './list-copies.ts'
import { offlineTexts } from './offline-texts.ts'
import { renewDocument, saveDocument } from './save-document.ts'
import { listSaved, removeSaved, type SavedDocument } from './saved-documents.ts'

/** Handles a click on «Guardar sin conexión»: saves the document, or deletes the saved copy. */
export async function pressTool(button: Element): Promise<void> {
  const tool = button.closest<HTMLElement>('[data-save]')
  if (!tool || tool.dataset.save === 'busy') return
  const saved = await findSaved()
  if (saved) {
    await removeSaved(saved.path)
    return show(tool, { button: offlineTexts.save, text: offlineTexts.removed })
  }
  await save(tool)
}

/**
 * Shows the offline state of a page: the lists of the offline page, the notice of a copy, and whether the
 * document is saved.
 */
export async function showKept(): Promise<void> {
  const lists = document.querySelector<HTMLElement>('[data-copies]')
  if (lists) await listCopies(lists)
  // Screen readers do not announce text that was already present, so it is inserted again.
  const notice = document.querySelector('.copy-notice [role]')
  notice?.append(...notice.childNodes)
  const tool = document.querySelector<HTMLElement>('[data-save]')
  const saved = tool && (await findSaved())
  if (!saved) return
  say(tool, saved)
  // A page from the network may be newer than the saved copy.
  if (document.documentElement.dataset.copy === undefined) await renewDocument(saved).catch(() => undefined)
}

async function save(tool: HTMLElement): Promise<void> {
  tool.dataset.save = 'busy'
  const withAccount = (document.querySelector<HTMLElement>('[data-account]')?.dataset.account ?? '') !== ''
  show(tool, { button: offlineTexts.saving(0, 1), text: '' })
  try {
    const isFirst = (await listSaved()).length === 0
    await saveDocument(location.pathname, withAccount, (done, all) =>
      show(tool, { button: offlineTexts.saving(done, all), text: '' }),
    )
    // Asks the browser once to protect the storage from eviction.
    if (isFirst) void navigator.storage?.persist?.()
    const saved = await findSaved()
    if (saved) say(tool, saved)
  } catch (error) {
    show(tool, { button: offlineTexts.save, text: describeFault(error) })
  }
  tool.dataset.save = ''
}

async function findSaved(): Promise<SavedDocument | undefined> {
  return (await listSaved()).find(({ path }) => path === location.pathname)
}

function describeFault(error: unknown): string {
  if (isQuotaError(error)) return offlineTexts.failedRoom
  // `fetch` throws a TypeError if there is no network.
  return error instanceof TypeError ? offlineTexts.failedNetwork : offlineTexts.failed
}

function say(tool: HTMLElement, { withAccount }: SavedDocument): void {
  const text = withAccount ? offlineTexts.savedWithAccount : offlineTexts.saved
  show(tool, { button: offlineTexts.removeSaved, text, isSaved: true })
}

type State = { button: string; text: string; isSaved?: true }

function show(tool: HTMLElement, { button, text, isSaved }: State): void {
  const [pressed, status] = [tool.querySelector('button'), tool.querySelector('[role="status"]')]
  if (pressed) pressed.textContent = button
  status?.replaceChildren(text)
  if (!isSaved) return
  const link = document.createElement('a')
  link.href = offlinePath
  link.textContent = offlineTexts.whatIsSaved
  status?.append(' ', link)
}
