import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pinToCore, serverCore } from './bench-site.ts'
import { rawGetOk } from './raw-get.ts'

export type BareServer = { url: string; stop: () => Promise<void> }

// Headers that Node adds itself.
const ofNode = new Set(['date', 'connection', 'keep-alive'])

/**
 * Starts a bare node:http server that answers each path with the bytes and headers of the site's response.
 */
export async function startBareServer(origin: string, paths: readonly string[]): Promise<BareServer> {
  const answers: Record<string, { headers: string[]; body: string }> = {}
  for (const path of paths) {
    const { rawHeaders, body } = await rawGetOk(origin + path)
    const headers = Object.entries(rawHeaders).flatMap(([at, name]) => {
      const isName = Number(at) % 2 === 0
      return isName && !ofNode.has(name.toLowerCase()) ? [name, rawHeaders[Number(at) + 1] ?? ''] : []
    })
    answers[path] = { headers, body: body.toString('base64') }
  }
  const child = spawn(process.execPath, ['scripts/bench/bare-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(answers))
  const [port] = await once(child.stdout, 'data')
  pinToCore(child.pid, serverCore)
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
