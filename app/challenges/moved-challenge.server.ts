import type { Database } from '../db/tables.ts'
import { findMovedDocument } from '../documents/slug-redirects.server.ts'
import { type Challenge, findChallenge } from './challenge-repository.server.ts'

/** The challenge that has begun and once had this slug. */
export async function findMovedChallenge(
  db: Database,
  slug: string,
  today: string,
): Promise<Challenge | undefined> {
  const id = await findMovedDocument(db, 'retos', slug)
  const challenge = id === undefined ? undefined : await findChallenge(db, id)
  return challenge && challenge.startsOn <= today ? challenge : undefined
}
