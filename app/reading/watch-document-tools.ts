/** What each button of a document does, by its `data-tool`. */
const tools: Readonly<Record<string, () => void>> = {
  print: () => print(),
}

/** Answers to the row of tools of a document. */
export function watchDocumentTools(): void {
  document.addEventListener('click', ({ target }) => {
    const tool = target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null
    tools[tool?.dataset.tool ?? '']?.()
  })
}
