import type { Noun } from '../../app/platform/db/noun.ts'
import { withPatience } from '../../app/platform/db/patience.server.ts'
import type { Services } from '../../app/start/services.server.ts'
import { inTime, patience } from './in-time.ts'

type VersionReader = () => Promise<ReadonlyMap<string, number>>

/** What is held in memory, and the nouns that it is made of. */
type Held = { of: readonly Noun[]; refresh: () => Promise<void> }

/**
 * Reads the versions of all nouns. When anybody has changed what a picture shows or what the site is called, that is read again first, so
 * that the pages made from now on say it.
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
  // One that a silent network has swallowed ends in time: whoever asks next would wait for it when the database is long back.
  return shareNext(() => inTime(withPatience(read, patience)))
}

/** Whoever asks while an answer is under way shares the next one with all who do, since that begins after they asked. */
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
