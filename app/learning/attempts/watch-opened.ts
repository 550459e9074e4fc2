/** Marks what folds out once it has been opened, also when it is folded again: an attempt tells how many hints came before it. */
export function watchOpened(): void {
  // The event does not rise: it is caught on its way down.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) target.dataset.opened = ''
    },
    true,
  )
}
