import { execFile } from 'node:child_process'
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

/** Machines of a test, and the address at which all of them find what this one serves. */
export type Hosts = { shared: string; hosts: [Host, Host]; remove: () => Promise<void> }

/** Networks of this process alone; the addresses stay on this machine. */
const net = 64 + (process.pid % 128)
const id = `${process.pid}`.slice(-6)
const bridge = `enb${id}`

/** Makes two machines beside this one; undefined where this user may make none. */
export async function makeHosts(): Promise<Hosts | undefined> {
  const shared = `10.${net}.0.1`
  try {
    await ip(`link add ${bridge} type bridge`)
  } catch {
    return undefined
  }
  await ip(`addr add ${shared}/24 dev ${bridge}`)
  await ip(`link set ${bridge} up`)
  const hosts: [Host, Host] = [await makeHost(1), await makeHost(2)]
  return {
    shared,
    hosts,
    async remove() {
      for (const { name } of hosts) await ip(`netns del ${name}`)
      await ip(`link del ${bridge}`)
    },
  }
}

async function makeHost(number: number): Promise<Host> {
  const name = `engrana-${id}-${number}`
  // Of each cable, the end that is here.
  const [front, back] = [`enf${id}${number}`, `enk${id}${number}`]
  const address = `10.${net}.${number}.2`
  await ip(`netns add ${name}`)
  for (const [here, there] of [
    [front, 'front'],
    [back, 'back'],
  ])
    await ip(`link add ${here} type veth peer name ${there} netns ${name}`)
  await ip(`addr add 10.${net}.${number}.1/30 dev ${front}`)
  await ip(`link set ${back} master ${bridge}`)
  await ip(`-n ${name} addr add ${address}/30 dev front`)
  await ip(`-n ${name} addr add 10.${net}.0.${number + 1}/24 dev back`)
  for (const link of ['lo', 'front', 'back']) await ip(`-n ${name} link set ${link} up`)
  for (const link of [front, back]) await ip(`link set ${link} up`)
  return {
    name,
    address,
    cut: async (how) => void (await ip(`link set ${back} ${how === 'down' ? 'down' : 'nomaster'}`)),
    async join() {
      await ip(`link set ${back} up`)
      await ip(`link set ${back} master ${bridge}`)
    },
  }
}
