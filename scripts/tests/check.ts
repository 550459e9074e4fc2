import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { requireNodeVersion } from '../../server/node-version.ts'
import { bin } from './run-steps.ts'

requireNodeVersion()

/** The fast checks. They are independent, so they run in parallel. */
const checks: [name: string, program: string, ...args: string[]][] = [
  ['types', 'npm', 'run', '--silent', 'types'],
  ['lint and format', bin('biome'), 'check', '--error-on-warnings', '.'],
  ['quick tests', bin('vitest'), 'run', '--project', 'quick', '--reporter=dot'],
]

/** Runs a command and prints its output at the end, so that outputs do not interleave. True on success. */
async function runCheck([name, program, ...args]: (typeof checks)[number]): Promise<boolean> {
  const started = Date.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (status !== 0) console.log(`${out}${errors}`)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

const results = await Promise.all(checks.map(runCheck))
if (results.includes(false)) process.exitCode = 1
