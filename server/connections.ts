import { readFileSync } from 'node:fs'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'

/** From this part of the most on, nobody keeps a connection after its answer. */
const crowded = 0.75
/** Files that are open beside connections: the database, pictures, uploads, threads. */
const otherFiles = 512

/** What is known of the connections of a server. */
export type ConnectionCount = { open: number; refused: number }

/** The connections of a server. */
export type Connections = {
  read: () => ConnectionCount
  /** Called for each answer: near the limit its connection ends with it. */
  bound: (response: ServerResponse) => void
  /** Cuts those on which no answer is being made. */
  cutSilent: (busy: ReadonlySet<Socket>) => void
}

/** Bounds the connections of a server: one too many is closed before anything is read of it, and `onRefusal` hears of it. */
export function boundConnections(server: Server, most: number, onRefusal: () => void): Connections {
  const open = new Set<Socket>()
  let refused = 0
  server.maxConnections = most
  // One function for all: of ten thousand, each byte counts.
  function leave(this: Socket): void {
    open.delete(this)
  }
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.on('close', leave)
  })
  server.on('drop', () => {
    refused++
    onRefusal()
  })
  return {
    read: () => ({ open: open.size, refused }),
    bound(response) {
      if (open.size > most * crowded) response.shouldKeepAlive = false
    },
    cutSilent(busy) {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    },
  }
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
