const groups = 'input[name^="tema-color"]'

/** Shows the theme of the page in every group of options on it. */
export function showTheme(): void {
  const chosen = document.documentElement.dataset.theme ?? 'auto'
  for (const input of document.querySelectorAll<HTMLInputElement>(groups))
    input.checked = input.value === chosen
}

/** The choice of theme: kept on the device only. */
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
      // A browser that stores nothing keeps the choice for this page.
    }
    showTheme()
  })
}
