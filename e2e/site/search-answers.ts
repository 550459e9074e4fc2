import type { APIRequestContext } from '@playwright/test'
import { expect } from '../support/matchers.ts'

/**
 * Waits until the search of a site answers.
 * The first query loads the index. On a busy machine that takes longer than a
 * query waits, which then answers 503 (decision 21).
 */
export async function untilSearchAnswers(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get('/buscar?q=a')).status()).toBe(200)
}
