/** Marks in the list of contents where one is, from the first scroll on; its code is fetched then. */
export function watchContents(): void {
  let known: Element | null = null
  addEventListener(
    'scroll',
    () => {
      // Where the router changes pages in place, each has a list of its own.
      const list = document.querySelector('.contents')
      if (!list || list === known) return
      known = list
      void import('./mark-place.ts').then(
        ({ markPlace }) => markPlace(list),
        () => {
          // No network for its code: the list works without the mark, and the next scroll asks again.
          known = null
        },
      )
    },
    { passive: true },
  )
}
