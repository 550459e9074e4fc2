import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { madridDate } from '../../platform/dates/madrid-date.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import { answerQuestion } from '../../site/search/answer-question.server.ts'
import type { FixedPage } from '../../site/search/fixed-pages.server.ts'
import { IndexKeeper } from '../../site/search/index-keeper.server.ts'
import { openTextReaders } from '../../site/search/read-texts.server.ts'
import type { SearchReply, SearchTask } from '../../site/search/search-thread.server.ts'
import { registry } from '../registry.server.ts'

/** Search thread: builds the index at start, then answers queries. */
const db = await openDatabase(String(workerData.databaseUrl))
const kinds = registry.listed
// Set by `openSearch`, which starts this thread.
const fixed = workerData.fixed as readonly FixedPage[]
const keeper = new IndexKeeper(db, kinds, { fixed, readMany: openTextReaders() })

parentPort?.on('message', async ({ number, question }: SearchTask) => {
  parentPort?.postMessage(await answer(number, question))
})
// The first query refreshes again and reports the error, if there is one.
keeper
  .refresh(madridDate(new Date()))
  .then(collectGarbage)
  .catch(() => {})

/**
 * Frees the garbage of the first indexing: a thread that is mostly idle would retain 40 MB of it for hours.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  setFlagsFromString('--no-expose-gc')
}

async function answer(number: number, question: SearchTask['question']): Promise<SearchReply> {
  try {
    const known = await keeper.refresh(question.today)
    return { number, answer: await answerQuestion({ db, kinds, fixed }, known, question) }
  } catch (error) {
    return { number, fault: String(error), isAway: isDatabaseUnavailable(error) }
  }
}
