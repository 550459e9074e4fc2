import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readEvery, readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/gift-endpoint.ts'
import { answerExport } from './answer-export.server.ts'
import { worksheetParameters } from './worksheet.ts'

export const handle = { parameters: worksheetParameters } as const satisfies PageHandle

/** GET /fichas/gift.txt: a worksheet as questions in GIFT. */
export function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const given = { ...readParameters(url, handle), p: readEvery(url, handle, 'p') }
  return answerExport('gift', { context, request, given })
}
