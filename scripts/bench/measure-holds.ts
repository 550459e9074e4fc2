import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { markdownPieces } from '../../app/platform/markdown/hostile-markdown-fixture.ts'
import { type ChatProvider, sayInEvents, startChatProvider } from '../../test/support/chat-provider.ts'
import { startBenchSite } from './bench-site.ts'
import { fill, type Hostile } from './hostile.ts'
import { hostileRequests } from './hostile-requests.ts'
import { signInAsAdmin } from './measure-uploads.ts'
import { formatTable, toMs } from './table.ts'

/**
 * The longest block of the main thread per group, in ms, the request that caused it, and counts by status.
 */
type Hold = { name: string; longest: number; worst: string; answers: Map<number, number> }

/** Sends hostile requests to the built site and measures how long each blocks its main thread. */
export async function measureHolds(): Promise<Hold[]> {
  const model = await startHostileModel()
  const site = await startBenchSite(
    { topics: 20, posts: 20, others: 20, textLength: 20_000 },
    {
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'watch-holds.ts')}`,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'hostil',
    },
  )
  try {
    const socket = join(site.dataDir, 'holds')
    const cookie = await signInAsAdmin(site)
    await askLongest(socket)
    const holds: Hold[] = []
    for (const [name, list] of Object.entries(hostileRequests)) {
      holds.push(await sendAll(name, list(), { socket, url: site.url, cookie }))
    }
    return holds
  } finally {
    await site.stop()
    await model.stop()
  }
}

export function describeHolds(holds: readonly Hold[]): string {
  const rows = holds.map(({ name, longest, answers }) => [
    name,
    toMs(longest),
    [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
  ])
  return formatTable(['what is sent', 'longest hold, ms', 'answers'], rows)
}

type Target = { socket: string; url: string; cookie: string }

/** A fake AI provider that answers each question with another hostile text of the maximum length. */
async function startHostileModel(): Promise<ChatProvider> {
  let asked = 0
  return startChatProvider((response, left) => {
    const piece = markdownPieces[asked++ % markdownPieces.length] ?? 'a'
    return sayInEvents(fill(piece, 11_900))(response, left)
  })
}

async function sendAll(name: string, requests: readonly Hostile[], target: Target): Promise<Hold> {
  const hold: Hold = { name, longest: 0, worst: '', answers: new Map() }
  for (const request of requests) {
    const statuses = await Promise.all(
      Array.from({ length: request.times ?? 1 }, () => send(request, target)),
    )
    for (const status of statuses) hold.answers.set(status, (hold.answers.get(status) ?? 0) + 1)
    const longest = await askLongest(target.socket)
    if (longest <= hold.longest) continue
    Object.assign(hold, {
      longest,
      worst: `${request.path.slice(0, 60)} ${String(request.body ?? '').slice(0, 80)}`,
    })
  }
  return hold
}

/** Status of the response after reading its whole body; 0 if the server closed the connection. */
async function send(
  { path, method, type, body, headers: own }: Hostile,
  { url, cookie }: Target,
): Promise<number> {
  const ownType = type !== undefined && { 'Content-Type': type }
  const headers = { Origin: url, Cookie: cookie, ...ownType, ...own }
  const verb = method ?? (body === undefined ? 'GET' : 'POST')
  const init = { method: verb, ...(body !== undefined && { body: Buffer.from(body) }) }
  try {
    const answer = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function askLongest(socket: string): Promise<number> {
  return Number(await text(connect(socket)))
}
