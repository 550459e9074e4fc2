import type { Services } from '../../app/services.server.ts'

type VersionReader = () => Promise<ReadonlyMap<string, number>>

/**
 * Reads the versions of all nouns. When another instance has changed what a picture shows, the texts at hand are
 * read again first, so that the pages made from now on say it.
 */
export function createVersionReader({ clock, media }: Pick<Services, 'clock' | 'media'>): VersionReader {
  let pictures: number | undefined
  return shareNext(async () => {
    const versions = await clock.readVersions()
    const now = versions.get('pictures')
    if (pictures !== undefined && now !== pictures) await media.altTexts.refresh()
    pictures = now
    return versions
  })
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
