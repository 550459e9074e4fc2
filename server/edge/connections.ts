import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'

/** From this fraction of the maximum on, every connection is closed after its response. */
const crowded = 0.75
/** File descriptors reserved for other uses: database, pictures, uploads, threads. */
export const otherFiles = 512

/**
 * Responses per connection, both the one being sent and those queued. Browsers and proxies do not pipeline:
 * they wait for each response.
 */
const maxAnswers = 16

/** Connection counts of a server. */
export type ConnectionCount = { open: number; refused: number }

/** The connections of a server and their pending responses. */
export type Connections = {
  read: () => ConnectionCount
  /**
   * Registers a response until it is sent or its client has disconnected. Near the limit of connections its
   * connection closes after it. Returns `later` if earlier responses of the connection are pending, and
   * `never` if the client pipelines too many requests: its connection is then destroyed.
   */
  begin: (response: ServerResponse) => 'now' | 'later' | 'never'
  underWay: () => Iterable<ServerResponse>
  /** Destroys the connections without a pending response. */
  cutSilent: () => void
  /**
   * Destroys the connections that have received nothing for this many milliseconds and have no pending
   * response.
   */
  cutIdle: (idleMs: number) => void
}

/**
 * `idleSince`: when the connection was last seen receiving data or with a pending response; `read`: bytes
 * received by then.
 */
type Connection = { answers: ServerResponse[]; read: number; idleSince: number }

/**
 * Limits the connections of a server. A connection above the limit is closed before anything is read, and
 * `onRefusal` is called.
 */
export function boundConnections(server: Server, most: number, onRefusal: () => void): Connections {
  // One array per connection instead of one Set of all responses: after each request V8 keeps 120 bytes of
  // such a Set until a major garbage collection, which stops all requests.
  const open = new Map<Socket, Connection>()
  let refused = 0
  server.maxConnections = most
  // One shared function: with ten thousand connections each byte per connection counts.
  function close(this: Socket): void {
    open.delete(this)
  }
  server.on('connection', (socket: Socket) => {
    open.set(socket, { answers: [], read: 0, idleSince: performance.now() })
    socket.on('close', close)
  })
  server.on('drop', () => {
    refused++
    onRefusal()
  })
  return {
    read: () => ({ open: open.size, refused }),
    begin(response) {
      const { socket } = response.req
      const connection = open.get(socket)
      if (!connection || forgetSent(connection).length >= maxAnswers) {
        socket.destroy()
        return 'never'
      }
      const before = connection.answers.push(response) - 1
      if (open.size > most * crowded) response.shouldKeepAlive = false
      return before === 0 ? 'now' : 'later'
    },
    *underWay() {
      for (const connection of open.values()) yield* forgetSent(connection)
    },
    cutSilent() {
      for (const [socket, connection] of open) if (forgetSent(connection).length === 0) socket.destroy()
    },
    cutIdle(idleMs) {
      const now = performance.now()
      for (const [socket, connection] of open) {
        if (isAtWork(socket, connection)) connection.idleSince = now
        else if (now - connection.idleSince >= idleMs) socket.destroy()
      }
    },
  }
}

/** Whether a response is pending or data has arrived since the last check. */
function isAtWork(socket: Socket, connection: Connection): boolean {
  if (forgetSent(connection).length > 0) return true
  // The timeout set by `watchReaders` for a slow client applies to that response only.
  if (socket.timeout) socket.setTimeout(0)
  const { read } = connection
  connection.read = socket.bytesRead
  return connection.read > read
}

/**
 * Removes the sent responses, which come first, and returns the pending ones. A listener per response would
 * slow down cached pages measurably.
 */
function forgetSent({ answers }: Connection): ServerResponse[] {
  while (answers[0]?.writableFinished) answers.shift()
  return answers
}

const tellEveryMs = 60_000

/** Returns a callback that logs refused connections, at most once a minute. */
export function tellOfRefusals({ events }: Pick<Log, 'events'>): () => void {
  let toldAt = Number.NEGATIVE_INFINITY
  let untold = 0
  return () => {
    untold++
    if (performance.now() - toldAt < tellEveryMs) return
    events.warn(
      { count: untold },
      'connections refused: as many are open as MAX_CONNECTIONS and the system allow',
    )
    toldAt = performance.now()
    untold = 0
  }
}

/**
 * The smaller of the configured limit and what the process's open-file limit leaves beside its other files.
 */
export function mostConnections(wished: number): number {
  return Math.max(1, Math.min(wished, mostFiles() - otherFiles))
}

/**
 * The limit of open files of this process; infinite where it is unknown. Node raises its soft limit to the
 * hard one at start. Only Linux exposes the limit, in /proc.
 */
export function mostFiles(): number {
  try {
    const text = readFileSync('/proc/self/limits', 'utf8')
    const soft = /^Max open files\s+(\d+)/m.exec(text)?.[1]
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
