import type { Noun } from '../../app/platform/db/document-tables.ts'
import { withTimeouts } from '../../app/platform/db/timeouts.server.ts'
import type { Services } from '../../app/start/services.server.ts'
import { inTime, timeoutMs } from './versions.ts'

type VersionReader = () => Promise<ReadonlyMap<string, number>>

/** Data held in memory, and the nouns that it is read from. */
type Held = { of: readonly Noun[]; refresh: () => Promise<void> }

/**
 * Returns a function that reads the versions of all nouns. When alternative texts of pictures or the site's
 * settings have changed, it rereads them first, so that pages rendered afterwards show them.
 */
export function createVersionReader(services: Pick<Services, 'clock' | 'media' | 'settings'>): VersionReader {
  const { clock, media, settings } = services
  const held: readonly Held[] = [
    { of: ['pictures'], refresh: () => media.altTexts.refresh() },
    { of: ['site_settings', 'tools'], refresh: () => settings.refresh() },
  ]
  let known: ReadonlyMap<string, number> | undefined
  const read: VersionReader = async () => {
    const versions = await clock.readVersions()
    const before = known
    const isOld = ({ of }: Held): boolean => of.some((noun) => before?.get(noun) !== versions.get(noun))
    for (const one of held) if (!before || isOld(one)) await one.refresh()
    known = versions
    return versions
  }
  // The timeout ends a query that the network has swallowed: the next caller would otherwise wait for it
  // although the database is back.
  return shareNext(() => inTime(withTimeouts(read, timeoutMs)))
}

/**
 * Wraps a query so that calls made while one is running share a single next run: it starts after them, so its
 * result is current for all of them.
 */
export function shareNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> | undefined
  let next: Promise<Answer> | undefined
  const start = (): Promise<Answer> => {
    next = undefined
    const answer = ask().finally(() => {
      if (running === answer) running = undefined
    })
    running = answer
    return answer
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}
