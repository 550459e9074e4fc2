import type { Page } from '@playwright/test'

/** Opens a page whose clock is paused until the row advances it. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.clock.pauseAt(Date.now() + 60_000)
}
