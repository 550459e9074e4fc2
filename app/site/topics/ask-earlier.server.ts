import type { EarlierQuestion } from '../../learning/questions/before-you-start.tsx'
import { pickEarlier } from '../../learning/questions/pick-earlier.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import type { PictureLookup } from '../../platform/markdown/picture.ts'
import { listEarlierTopics } from './earlier-topics.server.ts'
import type { Topic } from './topic-repository.server.ts'

/** «Antes de empezar»: questions from the topics before one, always the same. None for the first topic. */
export async function askEarlier(
  db: Database,
  topic: Topic,
  find: PictureLookup,
): Promise<EarlierQuestion[]> {
  return pickEarlier(await listEarlierTopics(db, topic), { id: topic.id, find })
}
