import type { Needs } from '../../app/platform/db/replica.server.ts'
import type { Planner } from './plan.ts'
import type { Readers } from './readers.ts'
import type { Versions } from './versions.ts'

/**
 * Finds the content versions that a replica must have to answer a request; undefined where the page may show
 * unversioned data: a replica cannot then know whether it is behind, so the primary must answer.
 */
export type NeedsFinder = (request: Request) => Promise<Needs | undefined>

type Parts = {
  plan: Planner
  isPerson: Readers['isPerson']
  versions: Pick<Versions, 'catchUp' | 'moment'>
}

/** Creates the finder for visitors' requests of pages that show nouns, cached or not. */
export function createNeedsFinder({ plan, isPerson, versions }: Parts): NeedsFinder {
  return async ({ method, url, headers }) => {
    // A signed-in user may have written unversioned data: answers, notes, account details.
    if ((method !== 'GET' && method !== 'HEAD') || isPerson(headers.get('cookie') ?? '')) return undefined
    // An address with typed input has no plan, but its path without the query may have one.
    if (!plan(new URL(url).pathname)) return undefined
    await versions.catchUp()
    return versions.moment.versions
  }
}
