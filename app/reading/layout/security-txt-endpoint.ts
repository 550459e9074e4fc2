import { nothingHere } from '../../platform/http/plain-answers.ts'
import { configContext, requestContext } from '../../platform/http/request-context.ts'
import type { Route } from './+types/security-txt-endpoint.ts'
import { securityTxt } from './security-txt.ts'

/**
 * GET /.well-known/security.txt (RFC 9116): the contact for security reports; 404 if the operator has not set
 * one.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { securityContact: contact } = context.get(configContext)
  if (contact === undefined) throw nothingHere()
  const { publicOrigin } = context.get(requestContext)
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(securityTxt({ contact, publicOrigin, now: new Date() }), { headers })
}
