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
      void import('./reading-panel.ts').then(({ openReadingPanel }) => openReadingPanel(button))
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void import('./keep-reading.ts').then(({ recallReading }) => recallReading())
  })
}
