import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { clientCore } from './bench-site.ts'

const run = promisify(execFile)
export const connections = 16
const resultSchema = z.object({ rate: z.number(), p50: z.number(), p99: z.number(), failed: z.number() })

/** Result of a load: requests per second, and percentiles in milliseconds. */
export type Load = { rate: number; p50: number; p99: number }

type Options = {
  seconds: number
  headers?: Record<string, string>
  /** Paths requested in turn, instead of the path of the address. */
  turns?: readonly string[]
}

/** The load generator: wrk if installed, otherwise own-client.ts. */
export const client = (await canRun('wrk')) ? 'wrk' : 'own client'
const canPin = await canRun('taskset')

/**
 * Loads an address over 16 keep-alive connections from the client's core.
 * Rejects if any response is not 200.
 */
export async function loadAddress(url: string, { seconds, headers = {}, turns }: Options): Promise<Load> {
  const all = { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...headers }
  const { failed, ...load } =
    client === 'wrk'
      ? await runWrk(url, { seconds, headers: all, turns })
      : await runOwn(url, { seconds, headers: all, turns })
  if (failed > 0) throw new Error(`${failed} answers of ${url} were not 200`)
  return load
}

type Run = { seconds: number; headers: Record<string, string>; turns: readonly string[] | undefined }

async function runWrk(url: string, { seconds, headers, turns }: Run) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = turns ? ['-s', 'scripts/bench/turns.lua'] : []
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...script]
  const text = await runPinned('wrk', [...options, ...lines, url], turns)
  const read = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''
  return {
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: toMilliseconds(read(/\n\s+50%\s+(\S+)/)),
    p99: toMilliseconds(read(/\n\s+99%\s+(\S+)/)),
    failed: Number(read(/Non-2xx or 3xx responses: (\d+)/)),
  }
}

async function runOwn(url: string, { seconds, headers, turns }: Run) {
  const options = [url, String(connections), String(seconds), JSON.stringify(headers)]
  const text = await runPinned(process.execPath, ['scripts/bench/own-client.ts', ...options], turns)
  return resultSchema.parse(JSON.parse(text))
}

async function runPinned(program: string, options: string[], turns: Run['turns']): Promise<string> {
  const command = canPin ? ['taskset', '-c', String(clientCore), program, ...options] : [program, ...options]
  const [first = '', ...rest] = command
  const env = { ...process.env, BENCH_TURNS: turns?.join('\n') ?? '' }
  return (await run(first, rest, { env })).stdout
}

function toMilliseconds(text: string): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
}

async function canRun(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    // `wrk --version` exits with status 1, so only ENOENT means that it is missing.
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  )
}
