import { followedLink } from '../../ui/components/followed-link.ts'

/** What each button of a document does, by its `data-tool`; all but printing is fetched when it is first wanted. */
const tools: Readonly<Record<string, (button: HTMLElement) => Promise<void>>> = {
  print: async () => print(),
  share: async (button) => (await import('../share/share-dialog.ts')).openShareDialog(button),
  project: async () => (await import('../projector/projector.ts')).openProjector(),
  board: async () => (await import('../text-settings/board.ts')).switchBoard(),
}

/** Answers to the row of tools of a document, and to its figures. */
export function watchDocumentTools(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null
    const use = tools[button?.dataset.tool ?? '']
    if (!button || !use) return openFigure(event)
    event.preventDefault()
    use(button).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
      // No network for its code: what works without scripts does.
      const fold = button.closest('details')
      if (fold) fold.open = true
    })
  })
}

/** A figure opens over the page; without network for that, its link is followed. */
function openFigure(event: MouseEvent): void {
  const link = followedLink(event)
  if (!link?.matches('.figure-link')) return
  event.preventDefault()
  import('./show-figure.ts').then(
    ({ showFigure }) => showFigure(link),
    () => location.assign(link.href),
  )
}
