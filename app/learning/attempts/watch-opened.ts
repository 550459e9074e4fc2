/** Marks every `<details>` that has been opened, so that an attempt can count the hints opened before it. */
export function watchOpened(): void {
  // The `toggle` event does not bubble: listen in the capture phase.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) target.dataset.opened = ''
    },
    true,
  )
}
