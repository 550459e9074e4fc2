const groups = 'input[name^="tema-color"]'

/** Updates all theme inputs to the page's theme. */
export function showTheme(): void {
  const chosen = document.documentElement.dataset.theme ?? 'auto'
  for (const input of document.querySelectorAll<HTMLInputElement>(groups))
    input.checked = input.value === chosen
}

/** Handles the choice of theme, which is stored on the device only. */
export function watchTheme(): void {
  const { documentElement: html } = document
  showTheme()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(groups)) return
    if (target.value === 'auto') delete html.dataset.theme
    else html.dataset.theme = target.value
    try {
      if (target.value === 'auto') localStorage.removeItem('theme')
      else localStorage.setItem('theme', target.value)
    } catch {
      // Without storage the choice applies to this page only.
    }
    showTheme()
  })
}
