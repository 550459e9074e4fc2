/**
 * Opens the reading panel and reads aloud, by the buttons that say so in `data-reads`; the code of both is fetched when it is
 * first wanted. A page that the browser had put aside shows what was chosen meanwhile.
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
