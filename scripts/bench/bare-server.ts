import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/**
 * Baseline: a bare node:http server that sends prepared responses by path, read as JSON from standard input.
 */
const answersSchema = z.record(z.string(), z.object({ headers: z.array(z.string()), body: z.base64() }))

const given = answersSchema.parse(await json(process.stdin))
const answers = new Map(
  Object.entries(given).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return response.writeHead(404).end()
  return response.writeHead(200, answer.headers).end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(address.port)
})
