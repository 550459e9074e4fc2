import { once } from 'node:events'
import { cp, glob, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { type Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

const copied = ['server', 'app', 'public', 'content', 'docs', 'build', 'package.json', 'package-lock.json']
const configs = 'vite*.config.ts'
/** A file of the build: its name, the hash of its content, what it ends with. */
const hashed = /([\w.-]*?)-([\w-]{8})(\.\w+)/g

/** A copy of the site of which each file of the build has another name, as that of a version in which everything changed. Gives its folder. */
export async function copyAsOtherVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-version-'))
  for (const name of copied) await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true })
  for await (const name of glob([configs, 'react-router.config.ts', 'tsconfig.json']))
    await cp(name, join(folder, name))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const names = new Map<string, string>()
  for await (const path of glob('build/client/assets/*', { cwd: folder })) {
    const name = basename(path).replace(/\.(?:br|gz)$/, '')
    const other = name.replace(
      hashed,
      (_, start, hash, end) => `${start}-${[...hash].toReversed().join('')}${end}`,
    )
    // Their compressed forms would have the names of before in them.
    if (name !== basename(path)) await rm(join(folder, path))
    else if (other !== name) {
      names.set(name, other)
      await rename(join(folder, path), join(folder, dirname(path), other))
    }
  }
  for await (const path of glob('build/**/*.{js,css,json,html}', { cwd: folder })) {
    const file = join(folder, path)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, (name) => names.get(name) ?? name),
    )
  }
  return folder
}

export type RoundRobin = { url: string; stop: () => Promise<void> }

/** A proxy that sends each request to the next instance. */
export async function startRoundRobin(sites: readonly { url: string }[], agent?: Agent): Promise<RoundRobin> {
  let turn = 0
  const server = createServer((asked, answer) => {
    const { url = '' } = sites[turn++ % sites.length] ?? {}
    const { method, headers } = asked
    const passed = request(
      new URL(asked.url ?? '/', url),
      { method, headers, agent: agent ?? false },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  // A client that asks again after a pause uses the connection that it has: one that ends meanwhile is an error to it.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
