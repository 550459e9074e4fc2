import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ip = (command: string) => run('ip', command.split(' '))

/** A machine of a test: a network namespace, with a cable to where people are and another to where databases are. */
export type Host = {
  name: string
  /** At which people reach it. */
  address: string
  /**
   * Takes it from the databases. `down`: its cable is pulled, and the system knows. `silent`: the cable lies there, and whatever is sent is
   * lost without a word.
   */
  cut: (how: Cut) => Promise<void>
  /** Puts it back, however it was cut. */
  join: () => Promise<void>
}
export type Cut = 'down' | 'silent'

/** Two machines of a test, and a third with the database and the store of both, which is reached from here too. */
export type Hosts = Data & { hosts: [Host, Host]; remove: () => Promise<void> }
type Data = { databaseUrl: string; storageUrl: string }

/** Networks of this process alone; the addresses stay on this machine. */
const net = 64 + (process.pid % 128)
const id = `${process.pid}`.slice(-6)
const data = `engrana-${id}-0`
const frontOf = (number: number): string => `enf${id}${number}`

/** Makes three machines beside this one; undefined where this user may make none. */
export async function makeHosts(): Promise<Hosts | undefined> {
  try {
    await ip(`netns add ${data}`)
  } catch {
    return undefined
  }
  const address = `10.${net}.0.1`
  await ip(`-n ${data} link add bridge type bridge`)
  await ip(`-n ${data} addr add ${address}/24 dev bridge`)
  // Here the test asks the database what it has.
  const here = `enr${id}`
  await ip(`link add ${here} type veth peer name here netns ${data}`)
  await ip(`addr add 10.${net}.0.9/24 dev ${here}`)
  await ip(`link set ${here} up`)
  await ip(`-n ${data} link set here master bridge`)
  for (const link of ['lo', 'bridge', 'here']) await ip(`-n ${data} link set ${link} up`)
  const hosts: [Host, Host] = [await makeHost(1), await makeHost(2)]
  const { stop, ...served } = await serveData(address)
  return {
    ...served,
    hosts,
    async remove() {
      await stop()
      // A machine stays until the last connection in it has ended, and its cables with it.
      for (const link of [here, frontOf(1), frontOf(2)]) await ip(`link del ${link}`)
      for (const name of [data, ...hosts.map((host) => host.name)]) await ip(`netns del ${name}`)
    },
  }
}

async function serveData(address: string): Promise<Data & { stop: () => Promise<void> }> {
  const words = ['netns', 'exec', data, process.execPath, 'e2e/data-host.ts', address]
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

async function makeHost(number: number): Promise<Host> {
  const name = `engrana-${id}-${number}`
  // Of each cable, the end that is not the machine's own.
  const [front, back] = [frontOf(number), `enk${id}${number}`]
  const address = `10.${net}.${number}.2`
  await ip(`netns add ${name}`)
  await ip(`link add ${front} type veth peer name front netns ${name}`)
  await ip(`link add ${back} netns ${data} type veth peer name back netns ${name}`)
  await ip(`addr add 10.${net}.${number}.1/30 dev ${front}`)
  await ip(`-n ${data} link set ${back} master bridge`)
  await ip(`-n ${name} addr add ${address}/30 dev front`)
  await ip(`-n ${name} addr add 10.${net}.0.${number + 1}/24 dev back`)
  for (const link of ['lo', 'front', 'back']) await ip(`-n ${name} link set ${link} up`)
  await ip(`link set ${front} up`)
  await ip(`-n ${data} link set ${back} up`)
  return {
    name,
    address,
    cut: async (how) =>
      void (await ip(`-n ${data} link set ${back} ${how === 'down' ? 'down' : 'nomaster'}`)),
    async join() {
      await ip(`-n ${data} link set ${back} up`)
      await ip(`-n ${data} link set ${back} master bridge`)
    },
  }
}
