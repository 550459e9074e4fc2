import type { Database } from '../../platform/db/tables.ts'
import { listAltTexts } from './picture-repository.server.ts'

/** Alternative texts of pictures, at hand without asking the database for every page. */
export type AltTexts = {
  find(address: string): string | undefined
  /** Takes a change of this process at once; those of other instances are read every minute. */
  remember(address: string, alt: string): void
  /** Reads them all again, before a page that shows changed pictures is made. */
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
