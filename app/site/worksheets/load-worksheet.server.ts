import PQueue from 'p-queue'
import type { RouterContextProvider } from 'react-router'
import { services } from '../../platform/http/app-context.ts'
import { drawWorksheet, type Variant } from './draw-variants.server.ts'
import { type GivenWorksheet, readWorksheet } from './read-worksheet.server.ts'
import { sheetsTexts } from './sheets-texts.ts'
import type { Worksheet } from './worksheet.ts'
import { listProblemsByCode } from './worksheet-repository.server.ts'

/** A worksheet with its problems drawn. `notice`: what is missing; blank if nothing is. */
type LoadedWorksheet = { worksheet: Worksheet; variants: Variant[]; notice: string }
type Loading = { ok: true; loaded: LoadedWorksheet } | { ok: false; messages: string[] }

/** Loads the worksheet of an address, or returns why there is none, in Spanish. */
export async function loadWorksheet(
  context: Readonly<RouterContextProvider>,
  given: GivenWorksheet,
): Promise<Loading> {
  const read = readWorksheet(given)
  if (!read.ok) return read
  const { worksheet } = read
  const problems = await listProblemsByCode(services(context).db, worksheet.codes)
  const gone = worksheet.codes.length - problems.length
  const notice = gone > 0 ? sheetsTexts.gone(gone) : ''
  if (problems.length === 0) return { ok: false, messages: [notice, sheetsTexts.none] }
  return { ok: true, loaded: { worksheet, variants: await drawWorksheet(problems, worksheet), notice } }
}

/** Maximum length of the queue; a worksheet occupies the rendering threads for at most a second. */
const maxWaiting = 20
const queue = new PQueue({ concurrency: 1 })

/**
 * Queues the work of worksheets, one at a time, so that pages can use the rendering threads in between.
 * Resolves with `busy` at once if the queue is full; an aborted request (`signal`) leaves the queue.
 */
export async function inLine<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> {
  if (queue.size >= maxWaiting) return 'busy'
  return queue.add(() => {
    signal.throwIfAborted()
    return work()
  })
}
