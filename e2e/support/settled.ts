import type { Page } from '@playwright/test'

/**
 * Resolves when the style sheets of the page are applied and its faces have come. Everything that measures, counts pixels or takes a picture
 * waits for it: neither `domcontentloaded` nor `document.fonts.ready` waits for a style sheet that is slow.
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
    // A face is asked for when the text that wants it is laid out.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}
