import { followedLink } from '../../ui/components/link-clicks.ts'

/** The action of each `data-tool` button; all but printing are loaded on demand. */
const tools: Readonly<Record<string, (button: HTMLElement) => Promise<void>>> = {
  print: async () => print(),
  share: async (button) => (await import('../share/share-dialog.ts')).openShareDialog(button),
  project: async () => (await import('../projector/projector.ts')).openProjector(),
  board: async () => (await import('../text-settings/board.ts')).switchBoard(),
}

/** Handles clicks on a document's tools and figures. */
export function watchDocumentTools(): void {
  document.addEventListener('click', (event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null
    const use = tools[button?.dataset.tool ?? '']
    if (!button || !use) return openFigure(event)
    event.preventDefault()
    use(button).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
      // The code could not be loaded: opens the version without scripts.
      const fold = button.closest('details')
      if (fold) fold.open = true
    })
  })
}

/** Opens a figure over the page, or follows its link if the code cannot be loaded. */
function openFigure(event: MouseEvent): void {
  const link = followedLink(event)
  if (!link?.matches('.figure-link')) return
  event.preventDefault()
  import('./show-figure.ts').then(
    ({ showFigure }) => showFigure(link),
    () => location.assign(link.href),
  )
}

/**
 * Opens the reading panel and reads aloud on clicks on `data-reads` buttons; their code is loaded on demand.
 * A page from the back/forward cache applies settings changed meanwhile.
 */
export function watchReading(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-reads]') : null
    if (button?.dataset.reads === 'aloud')
      void import('../read-aloud/read-aloud.ts').then(({ readAloud }) => readAloud(button))
    else if (button)
      void import('../text-settings/reading-panel.ts').then(({ openReadingPanel }) =>
        openReadingPanel(button),
      )
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      void import('../text-settings/keep-reading.ts').then(({ recallReading }) => recallReading())
  })
}
