import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../support/free-port.ts'
import { pathOfServers } from './path-of-servers.ts'

/** A user other than root, because PgBouncer refuses to run as root. */
const somebodyElse = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** A PgBouncer in front of a PostgreSQL server, and the URL through it. */
export type Pooler = { url: string; stop: () => Promise<void> }

/**
 * Starts a real PgBouncer in transaction mode on a free port, in front of the server and database of a URL.
 * It has two server connections, so code that relies on session state soon gets a different session.
 */
export async function startPgbouncer(url: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(url)
  const port = await findFreePort()
  const folder = await mkdtemp(join(tmpdir(), 'engrana-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  await chmod(folder, 0o755)
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
server_lifetime = 1
`,
  )
  const env = { ...process.env, PATH: pathOfServers() }
  const program = spawn('pgbouncer', [file], { ...somebodyElse, env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(program, 'exit')
  const log: string[] = []
  program.stderr.on('data', (chunk) => log.push(String(chunk)))
  const died = ended.then(() => Promise.reject(new Error(`PgBouncer ended: ${log.join('')}`)))
  await Promise.race([accepts(port), died])
  died.catch(() => {})
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    async stop() {
      program.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function accepts(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(20)
  }
}
