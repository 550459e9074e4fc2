import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readEvery, readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/moodle-endpoint.ts'
import { answerExport } from './answer-export.server.ts'
import { worksheetParameters } from './worksheet.ts'

export const handle = { parameters: worksheetParameters } as const satisfies PageHandle

/** GET /fichas/moodle.xml: a worksheet as questions for Moodle. */
export function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const given = { ...readParameters(url, handle), p: readEvery(url, handle, 'p') }
  return answerExport('moodle', { context, request, given })
}
