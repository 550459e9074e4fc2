import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'

/** From this part of the most on, nobody keeps a connection after its answer. */
const crowded = 0.75
/** Files that are open beside connections: the database, pictures, uploads, threads. */
const otherFiles = 512

/** Answers of one connection: the one that is sent and those that wait. Browsers and proxies send the next request after the answer. */
const mostAnswers = 16

/** What is known of the connections of a server. */
export type ConnectionCount = { open: number; refused: number }

/** The connections of a server, and the answers that are being made on them. */
export type Connections = {
  read: () => ConnectionCount
  /**
   * Notes an answer until it is sent or its client has left; near the limit its connection ends with it. False: the connection asks
   * without waiting for answers, and is cut.
   */
  begin: (response: ServerResponse) => boolean
  underWay: () => Iterable<ServerResponse>
  /** Cuts those on which no answer is being made. */
  cutSilent: () => void
}

/** Bounds the connections of a server: one too many is closed before anything is read of it, and `onRefusal` hears of it. */
export function boundConnections(server: Server, most: number, onRefusal: () => void): Connections {
  // A list for each connection, and no set of all answers: what V8 keeps of a set of which something goes with each request outlives the
  // small collections, 120 bytes a time, until a large one stops everybody.
  const open = new Map<Socket, ServerResponse[]>()
  let refused = 0
  server.maxConnections = most
  // One function for all: of ten thousand connections each byte counts.
  function close(this: Socket): void {
    open.delete(this)
  }
  server.on('connection', (socket: Socket) => {
    open.set(socket, [])
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
      const answers = open.get(socket)
      if (!answers || forgetSent(answers).length >= mostAnswers) {
        socket.destroy()
        return false
      }
      answers.push(response)
      if (open.size > most * crowded) response.shouldKeepAlive = false
      return true
    },
    *underWay() {
      for (const answers of open.values()) yield* forgetSent(answers)
    },
    cutSilent() {
      for (const [socket, answers] of open) if (forgetSent(answers).length === 0) socket.destroy()
    },
  }
}

/** The answers of a connection without those that are sent, which are its first ones. A listener on each is felt beside a page from memory. */
function forgetSent(answers: ServerResponse[]): ServerResponse[] {
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
function mostFiles(): number {
  try {
    const text = readFileSync('/proc/self/limits', 'utf8')
    const soft = /^Max open files\s+(\d+)/m.exec(text)?.[1]
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
