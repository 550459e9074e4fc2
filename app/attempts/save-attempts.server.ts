import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/tables.ts'
import { insertedAtOnce, type SaveResult, saveUploads, type Upload } from './attempt-repository.server.ts'

/** So long uploads wait for others. A class that answers at the same moment is one transaction, not six hundred that wait for connections. */
const gatherMs = 25

type Gathering = { uploads: Upload[]; attempts: number; saved: Promise<SaveResult[]> }

const gatherings = new WeakMap<Database, Gathering>()

/** Adds attempts to the log of a person, together with what others send at the same moment: done when all of it is in the database. */
export async function saveAttempts(db: Database, upload: Upload): Promise<SaveResult> {
  const known = gatherings.get(db)
  const hasRoom = known && known.attempts + upload.attempts.length <= insertedAtOnce
  const gathering = hasRoom ? known : beginGathering(db)
  const place = gathering.uploads.push(upload) - 1
  gathering.attempts += upload.attempts.length
  const result = (await gathering.saved)[place]
  if (!result) throw new Error('An upload was not gathered')
  return result
}

function beginGathering(db: Database): Gathering {
  const uploads: Upload[] = []
  const saved = wait(gatherMs).then(() => {
    if (gatherings.get(db) === gathering) gatherings.delete(db)
    return saveUploads(db, uploads)
  })
  const gathering: Gathering = { uploads, attempts: 0, saved }
  gatherings.set(db, gathering)
  return gathering
}
