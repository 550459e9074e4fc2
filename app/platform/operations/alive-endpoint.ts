/**
 * GET /healthz: 200 as long as the process answers, whatever the state of the database. A supervisor may
 * restart the process when it fails.
 */
export function loader(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
