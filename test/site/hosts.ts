import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ip = (command: string) => run('ip', command.split(' '))

/** A machine of a test: a network namespace with a link to the users' network and one to the databases. */
export type Host = {
  name: string
  /** Its address in the users' network, which is not routed from the test process. */
  address: string
  /** Returns a local port that forwards to a port of the machine. */
  reach: (port: number) => Promise<number>
  /**
   * Disconnects it from the database network.
   * `down` brings the link down, which the system detects; `silent` drops all packets without an error.
   */
  cut: (how: Cut) => Promise<void>
  /** Reconnects it after either kind of cut. */
  join: () => Promise<void>
}
export type Cut = 'down' | 'silent'

/**
 * Two machines of a test, and a third with the database and the store of both.
 * `databaseUrl` and `storageUrl` are for processes on the two; `reachedDatabaseUrl` is for the test process.
 */
export type Hosts = Data & { hosts: [Host, Host]; reachedDatabaseUrl: string; remove: () => Promise<void> }
type Data = { databaseUrl: string; storageUrl: string }

const id = `${process.pid}`.slice(-6)
const [data, people] = [`engrana-${id}-0`, `engrana-${id}-9`]

/**
 * Creates four network namespaces: two machines, one for the data and one for the users.
 * Returns undefined if the user may not create namespaces.
 * The host itself gets no link and no address.
 * Browsers of other journeys would take that for a change of network and cancel their requests.
 */
export async function makeHosts(): Promise<Hosts | undefined> {
  try {
    await ip(`netns add ${data}`)
  } catch {
    return undefined
  }
  await ip(`netns add ${people}`)
  const address = '10.64.0.1'
  await ip(`-n ${data} link add bridge type bridge`)
  await ip(`-n ${data} addr add ${address}/24 dev bridge`)
  // Link through which the test queries the database.
  await ip(`-n ${people} link add data type veth peer name people netns ${data}`)
  await ip(`-n ${people} addr add 10.64.0.9/24 dev data`)
  await ip(`-n ${data} link set people master bridge`)
  for (const link of ['lo', 'bridge', 'people']) await ip(`-n ${data} link set ${link} up`)
  for (const link of ['lo', 'data']) await ip(`-n ${people} link set ${link} up`)
  const way = await openWay()
  const hosts: [Host, Host] = [await makeHost(1, way), await makeHost(2, way)]
  const { stop, ...served } = await serveData(address)
  const reached = new URL(served.databaseUrl)
  reached.port = `${await way.reach(address, Number(reached.port))}`
  reached.hostname = '127.0.0.1'
  return {
    ...served,
    hosts,
    reachedDatabaseUrl: reached.href,
    async remove() {
      await stop()
      await way.close()
      for (const name of [data, people, ...hosts.map((host) => host.name)]) await ip(`netns del ${name}`)
    },
  }
}

type Way = { reach: (address: string, port: number) => Promise<number>; close: () => Promise<void> }

/**
 * Starts the forwarder in the users' namespace. It listens on a socket file, which all namespaces can reach.
 */
async function openWay(): Promise<Way> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-'))
  const path = join(folder, 'way')
  const child = spawn('ip', ['netns', 'exec', people, process.execPath, 'e2e/support/way-host.ts', path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(createInterface({ input: child.stdout }), 'line')
  const servers: Server[] = []
  return {
    async reach(address, port) {
      const server = createServer((near) => {
        const far = connect(path)
        far.write(`${address} ${port}\n`)
        near.on('error', () => far.destroy()).on('close', () => far.destroy())
        far.on('error', () => near.destroy()).on('close', () => near.destroy())
        near.pipe(far).pipe(near)
      })
      servers.push(server)
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return (server.address() as AddressInfo).port
    },
    async close() {
      for (const server of servers) server.close()
      child.stdin.end()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function serveData(address: string): Promise<Data & { stop: () => Promise<void> }> {
  const words = ['netns', 'exec', data, process.execPath, 'e2e/support/data-host.ts', address]
  const child = spawn('ip', words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const stop = async (): Promise<void> => {
      child.stdin.end()
      await ended
    }
    return { ...(JSON.parse(line) as Data), stop }
  }
  throw new Error('The machine with the database ended before it was ready')
}

async function makeHost(number: number, way: Way): Promise<Host> {
  const name = `engrana-${id}-${number}`
  // Names of the outer ends of both links.
  const [front, back] = [`front${number}`, `back${number}`]
  const address = `10.64.${number}.2`
  await ip(`netns add ${name}`)
  await ip(`-n ${people} link add ${front} type veth peer name front netns ${name}`)
  await ip(`-n ${data} link add ${back} type veth peer name back netns ${name}`)
  await ip(`-n ${people} addr add 10.64.${number}.1/30 dev ${front}`)
  await ip(`-n ${data} link set ${back} master bridge`)
  await ip(`-n ${name} addr add ${address}/30 dev front`)
  await ip(`-n ${name} addr add 10.64.0.${number + 1}/24 dev back`)
  for (const link of ['lo', 'front', 'back']) await ip(`-n ${name} link set ${link} up`)
  await ip(`-n ${people} link set ${front} up`)
  await ip(`-n ${data} link set ${back} up`)
  return {
    name,
    address,
    reach: (port) => way.reach(address, port),
    cut: async (how) =>
      void (await ip(`-n ${data} link set ${back} ${how === 'down' ? 'down' : 'nomaster'}`)),
    async join() {
      await ip(`-n ${data} link set ${back} up`)
      await ip(`-n ${data} link set ${back} master bridge`)
    },
  }
}
