import { followedLink } from '../../ui/components/link-clicks.ts'

/**
 * Opens the search dialog on Ctrl+K or ⌘K, and for links to the search page. Its code is loaded on first use.
 */
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
      // A phone's menu would cover the dialog.
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
    // The code could not be loaded: the search page may still be available, and explains it if it is not.
    if (!(error instanceof TypeError)) throw error
    location.assign('/buscar')
  }
}
