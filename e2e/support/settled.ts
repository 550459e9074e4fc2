import type { Page } from '@playwright/test'

/**
 * Resolves when all style sheets of the page are applied and its fonts are loaded.
 * Every test that measures, counts pixels or takes a picture awaits it: neither `domcontentloaded` nor
 * `document.fonts.ready` waits for a slow style sheet.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')]
    await Promise.all(
      sheets
        .filter(({ sheet, disabled }) => sheet === null && !disabled)
        .map(
          (link) =>
            new Promise<void>((resolve) => {
              link.addEventListener('load', () => resolve())
              link.addEventListener('error', () => resolve())
            }),
        ),
    )
    // The browser requests a font only when it lays out text that uses it.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
