import { services } from '../../platform/http/app-context.ts'
import { nothingHere } from '../../platform/http/plain-answers.ts'
import type { Route } from './+types/security-txt-endpoint.ts'
import { securityTxt } from './security-txt.ts'

/**
 * GET /.well-known/security.txt (RFC 9116): the contact for security reports; 404 if the operator has not set
 * one.
 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { securityContact: contact } = services(context).config
  if (contact === undefined) throw nothingHere()
  const { publicOrigin } = services(context).requestInfo
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(securityTxt({ contact, publicOrigin, now: new Date() }), { headers })
}
