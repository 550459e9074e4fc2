import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'

/** From this part of the most on, nobody keeps a connection after its answer. */
const crowded = 0.75
/** Files that are open beside connections: the database, pictures, uploads, threads. */
export const otherFiles = 512

/** Answers of one connection: the one that is sent and those that wait. Browsers and proxies send the next request after the answer. */
const mostAnswers = 16

/** What is known of the connections of a server. */
export type ConnectionCount = { open: number; refused: number }

/** The connections of a server, and the answers that are being made on them. */
export type Connections = {
  read: () => ConnectionCount
  /**
   * Notes an answer until it is sent or its client has left; near the limit its connection ends with it. `later`: others of the same
   * connection were asked for before and are not sent. `never`: the connection asks without waiting for answers, and is cut.
   */
  begin: (response: ServerResponse) => 'now' | 'later' | 'never'
  underWay: () => Iterable<ServerResponse>
  /** Cuts those on which no answer is being made. */
  cutSilent: () => void
  /** Cuts those on which nothing has come for so many milliseconds, and no answer was being made. */
  cutIdle: (idleMs: number) => void
}

/** `idleSince`: when it was last seen that something had come, or an answer was being made; `read`: the bytes that had come by then. */
type Connection = { answers: ServerResponse[]; read: number; idleSince: number }

/** Bounds the connections of a server: one too many is closed before anything is read of it, and `onRefusal` hears of it. */
export function boundConnections(server: Server, most: number, onRefusal: () => void): Connections {
  // A list for each connection, and no set of all answers: what V8 keeps of a set of which something goes with each request outlives the
  // small collections, 120 bytes a time, until a large one stops everybody.
  const open = new Map<Socket, Connection>()
  let refused = 0
  server.maxConnections = most
  // One function for all: of ten thousand connections each byte counts.
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
      if (!connection || forgetSent(connection).length >= mostAnswers) {
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

/** Whether an answer is being made, or something has come since this was last asked. */
function isAtWork(socket: Socket, connection: Connection): boolean {
  if (forgetSent(connection).length > 0) return true
  // What was set while an answer was taken slowly counts for that answer alone.
  if (socket.timeout) socket.setTimeout(0)
  const { read } = connection
  connection.read = socket.bytesRead
  return connection.read > read
}

/** The answers of a connection without those that are sent, which are its first ones. A listener on each is felt beside a page from memory. */
function forgetSent({ answers }: Connection): ServerResponse[] {
  while (answers[0]?.writableFinished) answers.shift()
  return answers
}

const tellEveryMs = 60_000

/** Tells the log that connections were refused, once a minute at most. */
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

/** As many connections as are wished, or as the system lets this process have beside its other files. */
export function mostConnections(wished: number): number {
  return Math.max(1, Math.min(wished, mostFiles() - otherFiles))
}

// Node raises its own limit to the most that it may have. Only Linux tells it.
export function mostFiles(): number {
  try {
    const text = readFileSync('/proc/self/limits', 'utf8')
    const soft = /^Max open files\s+(\d+)/m.exec(text)?.[1]
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
