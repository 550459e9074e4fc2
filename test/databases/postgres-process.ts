import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../support/free-port.ts'
import { programFolder } from './postgres-programs.ts'

/** A running PostgreSQL server of a test. */
export type PostgresProcess = {
  url: string
  folder: string
  port: number
  /** Runs statements on a connection of its own. */
  ask: (...texts: string[]) => Promise<pg.QueryResult[]>
  /** Kills it like a crash of the machine, in the middle of its work. */
  kill: () => Promise<void>
}

/**
 * Starts a server on a data folder, as the folder's owner.
 * Resolves when it accepts connections; rejects with its log. `port` defaults to a free one.
 */
export async function runPostgres(
  folder: string,
  settings: readonly string[],
  port?: number,
): Promise<PostgresProcess> {
  const { uid, gid } = await stat(folder)
  return startProgram(folder, settings, port ?? (await findFreePort()), { uid, gid })
}

async function startProgram(
  folder: string,
  settings: readonly string[],
  port: number,
  owner: { uid: number; gid: number },
): Promise<PostgresProcess> {
  const flags = [...settings, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((setting) => [
    '-c',
    setting,
  ])
  const program = spawn(join(programFolder(), 'postgres'), ['-D', folder, '-p', String(port), ...flags], {
    ...owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log: string[] = []
  program.stderr.on('data', (chunk) => log.push(String(chunk)))
  const ended = once(program, 'exit')
  const url = `postgres://postgres:test@127.0.0.1:${port}/postgres`
  const died = ended.then(() => Promise.reject(new Error(`PostgreSQL ended: ${log.join('')}`)))
  died.catch(() => {})
  const ask: PostgresProcess['ask'] = async (...texts) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    try {
      const answers: pg.QueryResult[] = []
      for (const text of texts) answers.push(await client.query(text))
      return answers
    } finally {
      await client.end()
    }
  }
  await Promise.race([waitFor(() => ask('select 1')), died])
  return {
    url,
    folder,
    port,
    ask,
    async kill() {
      program.kill('SIGKILL')
      await ended
      // Child processes of the server notice its death and exit.
      await waitFor(() => refuses(port))
    },
  }
}

async function waitFor(question: () => Promise<unknown>): Promise<void> {
  while (
    !(await question().then(
      () => true,
      () => false,
    ))
  )
    await pause(20)
}

async function refuses(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  if (isOpen) throw new Error('It still listens')
}
