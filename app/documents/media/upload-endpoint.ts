import { checkRole } from '../../accounts/accounts/guards.server.ts'
import { recordAudit } from '../../accounts/accounts/record-audit.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import type { Route } from './+types/upload-endpoint.ts'
import { StorageError, toStorageError } from './storage-error.ts'
import { isFromThisSite, withDrainableBody } from './upload-request.ts'
import { pictureJson, type Uploader } from './uploads.server.ts'

export const handle = { methods: 'POST, PATCH, DELETE' } as const satisfies PageHandle

/** GET /subidas/{id}: the picture of a finished upload. HEAD and OPTIONS belong to tus. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  return answer(args, async (request, by) => {
    const { uploads } = services(args.context).media
    if (request.method !== 'GET') return uploads.handle(request, by)
    const finished = await uploads.result(args.params['*'] ?? '', by)
    if (!finished) throw new StorageError('object-not-found')
    return jsonResponse(pictureJson(finished), 200)
  })
}

/** POST, PATCH and DELETE of tus 1.0. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  return answer(args, (request, by) => services(args.context).media.uploads.handle(request, by))
}

type Answer = (request: Request, by: Uploader) => Promise<Response>

/** Guards every upload request: it must come from the site's own pages and from an editor. */
async function answer({ request, context }: Route.LoaderArgs, work: Answer): Promise<Response> {
  const { origin, reportError } = services(context).requestInfo
  const { request: drainable, drain } = withDrainableBody(request)
  try {
    if (!isFromThisSite(request, origin)) throw new StorageError('unauthorized')
    const check = await checkRole(context, 'editor')
    if (!check.ok) throw new StorageError(check.status === 401 ? 'unauthenticated' : 'unauthorized')
    const { id: ownerId } = check.account
    const onNew = (id: string): void =>
      recordAudit(context, { action: 'picture-uploaded', accountId: ownerId, id })
    const response = await work(drainable, { ownerId, onNew })
    if (!response.ok) await drain()
    return response
  } catch (error) {
    const failure = toStorageError(error)
    if (failure.isFault) reportError(error)
    await drain()
    return jsonResponse(failure.body, failure.status_code)
  }
}

function jsonResponse(body: string, status: number): Response {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Tus-Resumable': '1.0.0',
  }
  return new Response(body, { status, headers })
}
