import { readSmallBody } from '../../accounts/accounts/small-body.server.ts'
import { services } from '../../platform/http/app-context.ts'
import type { PageHandle } from '../../platform/http/page-handle.ts'
import { readParameters } from '../../platform/http/read-parameters.ts'
import type { Route } from './+types/attempts-endpoint.ts'
import { listAttempts } from './attempt-repository.server.ts'
import { attemptsTexts } from './attempts-texts.ts'
import { countRequest, saveAttempts } from './gathered-writes.server.ts'
import { batchSize, readUpload } from './read-upload.ts'

export const handle = { parameters: ['desde'] } as const satisfies PageHandle

/** The maximum size of a batch, in bytes. */
const maxBody = 64 * 1024

/** GET /api/intentos?desde=…: a page of the log of the signed-in account, from an arrival number on. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const account = await services(context).accountReader.find()
  if (!account) return refuse(401, attemptsTexts.signInFirst)
  const { db } = services(context)
  const counted = await countRequest(db, account.id)
  if (!counted.allowed) return refuse(429, attemptsTexts.tooOften, counted.retryAfterSeconds)
  return answer(await listAttempts(db, account.id, readPlace(readParameters(url, handle).desde)))
}

/**
 * POST /api/intentos: adds attempts, sent as JSON `{ log, attempts }`, to the log of the signed-in account.
 * Responds with 409 if the log was erased since the device read it.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const account = await services(context).accountReader.find()
  if (!account) return refuse(401, attemptsTexts.signInFirst)
  const text = await readSmallBody(request, maxBody)
  if (text === undefined) return refuse(413, attemptsTexts.tooLong)
  const upload = readUpload(text)
  if (!upload) return refuse(400, attemptsTexts.notReadable)
  if (upload.sent > batchSize) return refuse(413, attemptsTexts.tooMany(batchSize))
  const { db } = services(context)
  const counted = await countRequest(db, account.id)
  if (!counted.allowed) return refuse(429, attemptsTexts.tooOften, counted.retryAfterSeconds)
  const { log, attempts } = upload
  const result = await saveAttempts(db, { userId: account.id, log, attempts, now: new Date().toISOString() })
  if (result.status === 'erased-since') return refuse(409, attemptsTexts.erasedSince)
  if (result.status === 'no-account') return refuse(401, attemptsTexts.signInFirst)
  return answer({ saved: attempts.length })
}

/** Reads an arrival number; anything else means the beginning of the log. */
function readPlace(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0
}

function answer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store', ...headers } })
}

function refuse(status: number, message: string, retryAfterSeconds?: number): Response {
  return answer({ message }, status, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {})
}
