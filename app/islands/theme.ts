/** The choice of theme: kept on the device only, shown in every group of options on the page. */
export function watchTheme(): void {
  const { documentElement: html } = document
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name^="tema-color"]')]
  const show = (): void => {
    for (const input of inputs) input.checked = input.value === (html.dataset.theme ?? 'auto')
  }
  show()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.name.startsWith('tema-color')) return
    if (target.value === 'auto') delete html.dataset.theme
    else html.dataset.theme = target.value
    try {
      if (target.value === 'auto') localStorage.removeItem('theme')
      else localStorage.setItem('theme', target.value)
    } catch {
      // A browser that stores nothing keeps the choice for this page.
    }
    show()
  })
}
