import { readFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { z } from 'zod'
import { client, connections } from './load.ts'
import { formatTable } from './table.ts'

const packageSchema = z.object({ version: z.string() })
const packages = ['react', 'react-router', 'kysely', 'better-sqlite3', 'lighthouse']

/** Hardware and versions, which a reader needs to interpret the numbers. */
export async function describeMachine(): Promise<string> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '')
  const versions = await Promise.all(packages.map(async (name) => `${name} ${await versionOf(name)}`))
  const rows = [
    ['date', new Date().toISOString().slice(0, 10)],
    ['machine', `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB`],
    ['system', /PRETTY_NAME="([^"]+)"/.exec(system)?.[1] ?? process.platform],
    ['versions', [`Node ${process.versions.node}`, ...versions].join(', ')],
    ['client', `${client}, ${connections} connections kept alive`],
  ]
  return [
    'Written by `npm run bench -- --write`. The server and all its threads run on one core, the client on another.',
    'The bare server is `node:http` sending the same bytes and headers; both are loaded in turns, a second each, and',
    'the tables show medians. Absolute numbers belong to the machine: read the ratio.',
    '',
    formatTable(['', ''], rows),
  ].join('\n')
}

async function versionOf(name: string): Promise<string> {
  return packageSchema.parse(JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))).version
}
