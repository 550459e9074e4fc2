/** Marks the current section in the list of contents from the first scroll on; the code is then loaded. */
export function watchContents(): void {
  let known: Element | null = null
  addEventListener(
    'scroll',
    () => {
      // After a client-side navigation the page has a new list.
      const list = document.querySelector('.contents')
      if (!list || list === known) return
      known = list
      void import('./mark-place.ts').then(
        ({ markPlace }) => markPlace(list),
        () => {
          // The code could not be loaded: the next scroll tries again.
          known = null
        },
      )
    },
    { passive: true },
  )
}
