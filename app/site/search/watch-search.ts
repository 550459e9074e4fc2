import { followedLink } from '../../ui/components/followed-link.ts'

/** Opens the search over the page: on Ctrl+K or ⌘+K, and by the links that lead to its page. Fetched when it is first wanted. */
export function watchSearch(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey || defaultPrevented) return
    event.preventDefault()
    void open()
  })
  document.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event)
      if (link?.dataset.search === undefined || link.pathname === location.pathname) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // The menu of a phone would stand over the dialog.
      link.closest<HTMLElement>('[popover]')?.hidePopover()
      void open()
    },
    true,
  )
}

async function open(): Promise<void> {
  try {
    const { openSearchDialog } = await import('./search-dialog.ts')
    await openSearchDialog()
  } catch (error) {
    // No network for its code: the page may be at hand all the same, and says so where it is not.
    if (!(error instanceof TypeError)) throw error
    location.assign('/buscar')
  }
}
