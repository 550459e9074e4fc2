/** GET /healthz: 200 while the process answers at all, whatever the database does: whoever gets nothing else may start it again. */
export function loader(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
