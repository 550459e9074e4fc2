import { findRow } from '../../documents/core/document-rows.server.ts'
import { findPlaceInList } from '../../documents/core/place-in-list.server.ts'
import type { Database } from '../../platform/db/tables.ts'
import { servedProblem } from './problem.server.ts'
import { problemAnchor } from './problem-place.ts'

/** The address of a problem's card in the list, by its id; undefined if there is no such problem. */
export async function findPlaceOfProblem(db: Database, id: string): Promise<string | undefined> {
  const row = await findRow(db, servedProblem, id)
  return row && `${await findPlaceInList(db, servedProblem, row)}#${problemAnchor(String(row.slug))}`
}
