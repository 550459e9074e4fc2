import type { Database } from '../../platform/db/tables.ts'
import { listAltTexts } from './picture-repository.server.ts'

/** An in-memory cache of the alternative texts of pictures, so that pages need no query for them. */
export type AltTexts = {
  find(address: string): string | undefined
  /** Updates the cache of this process at once; other instances refresh theirs every minute. */
  remember(address: string, alt: string): void
  /** Reloads all texts. Called before a page that shows changed pictures is rendered. */
  refresh(): Promise<void>
  close(): void
}

const refreshEveryMs = 60_000

export async function openAltTexts(
  database: Database,
  reportError: (error: unknown) => void,
): Promise<AltTexts> {
  let texts = new Map<string, string>()
  const refresh = async (): Promise<void> => {
    texts = new Map((await listAltTexts(database)).map(({ address, alt }) => [address, alt]))
  }
  await refresh()
  const timer = setInterval(() => void refresh().catch(reportError), refreshEveryMs).unref()
  return {
    find: (address) => texts.get(address),
    remember: (address, alt) => void texts.set(address, alt),
    refresh,
    close: () => clearInterval(timer),
  }
}
