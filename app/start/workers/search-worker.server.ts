import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { madridDate } from '../../platform/dates/madrid-date.ts'
import { isDatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import { openDatabase } from '../../platform/db/open-database.server.ts'
import { answerQuestion } from '../../site/search/answer-question.server.ts'
import type { FixedPage } from '../../site/search/fixed-page.ts'
import { IndexKeeper } from '../../site/search/index-keeper.server.ts'
import { openTextReaders } from '../../site/search/read-texts.server.ts'
import type { SearchReply, SearchTask } from '../../site/search/search-thread.server.ts'
import { registry } from '../registry.server.ts'

/** The thread of the search: reads all that can be found at once, then answers questions. */
const db = await openDatabase(String(workerData.databaseUrl))
const kinds = registry.listed
// By who opens the thread: openSearch.
const fixed = workerData.fixed as readonly FixedPage[]
const keeper = new IndexKeeper(db, kinds, { fixed, readMany: openTextReaders() })

parentPort?.on('message', async ({ number, question }: SearchTask) => {
  parentPort?.postMessage(await answer(number, question))
})
// Whoever asks first meets the fault, if there is one.
keeper
  .refresh(madridDate(new Date()))
  .then(collectGarbage)
  .catch(() => {})

/** What the reading of the whole site has left: a thread that then has little to do would keep 40 MB of it for hours. */
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
