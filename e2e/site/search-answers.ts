import type { APIRequestContext } from '@playwright/test'
import { expect } from '../support/matchers.ts'

/**
 * Waits until the search of a site answers. It is read in by the first question, and on a machine with much else to do one question waits
 * less long than that takes: it is told 503 (decision 21).
 */
export async function untilSearchAnswers(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/buscar?q=a')).status()).toBe(200)
}
