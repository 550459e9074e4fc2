import { readContentVersions } from '../app/db/content-clock.server.ts'
import type { Services } from '../app/services.server.ts'

/**
 * Reads the versions of all nouns. When another instance has changed what a picture shows, the texts at hand are
 * read again first, so that the pages made from now on say it.
 */
export function createVersionReader({ database, media }: Services): () => Promise<Map<string, number>> {
  let pictures: number | undefined
  return async () => {
    const versions = await readContentVersions(database)
    const now = versions.get('pictures')
    if (pictures !== undefined && now !== pictures) await media.altTexts.refresh()
    pictures = now
    return versions
  }
}
