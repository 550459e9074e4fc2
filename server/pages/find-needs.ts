import type { Needs } from '../../app/platform/db/replica.server.ts'
import type { Planner } from './plan.ts'
import type { Readers } from './readers.ts'
import type { Versions } from './versions.ts'

/** Says of a request which versions its answer has to be made of; undefined where it may show what has none: then a replica cannot tell whether it is late. */
export type NeedsFinder = (request: Request) => Promise<Needs | undefined>

type Parts = {
  plan: Planner
  isPerson: Readers['isPerson']
  versions: Pick<Versions, 'catchUp' | 'moment'>
}

/** Finds what visitors need who ask for pages that show nouns, kept or not. */
export function createNeedsFinder({ plan, isPerson, versions }: Parts): NeedsFinder {
  return async ({ method, url, headers }) => {
    // Who is signed in may have written what no version tells: answers, notes, who they are.
    if ((method !== 'GET' && method !== 'HEAD') || isPerson(headers.get('cookie') ?? '')) return undefined
    // An address that holds what somebody typed has no plan; without that it has.
    if (!plan(new URL(url).pathname)) return undefined
    await versions.catchUp()
    return versions.moment.versions
  }
}
