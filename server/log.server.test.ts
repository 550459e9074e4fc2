import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const count = 2000

/** The output of a process that opens a log of this level and runs this code. */
async function logOf(
  code: string,
  level = 'info',
): Promise<{ lines: Record<string, unknown>[]; code: number }> {
  const script = `
    import { openLog } from './server/log.ts'
    const log = openLog('${level}')
    const record = (number) => log.recordRequest({ id: String(number), method: 'GET', path: '/', status: 200 })
    ${code}`
  const options = { maxBuffer: 10_000_000 }
  const { stdout, code: exit } = await run(
    process.execPath,
    ['--input-type=module', '-e', script],
    options,
  ).then(
    (out) => ({ ...out, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  )
  const lines = stdout.split('\n').filter(Boolean)
  return { lines: lines.map((line) => JSON.parse(line)), code: exit }
}

const ids = (lines: Record<string, unknown>[]) =>
  lines.filter(({ msg }) => msg === 'request').map(({ id }) => id)
const all = Array.from({ length: count }, (_, number) => String(number))

test('writes every request in order when the process exits normally', async () => {
  const { lines } = await logOf(`for (let i = 0; i < ${count}; i++) record(i)`)
  expect(ids(lines)).toEqual(all)
  expect(lines[0]).toMatchObject({ level: 'info', method: 'GET', path: '/', status: 200, msg: 'request' })
  expect(new Date(String(lines[0]?.time)).toISOString()).toBe(lines[0]?.time)
})

test('writes request fields as valid JSON, with quotes escaped', async () => {
  const full = {
    id: 'a',
    method: 'GET',
    path: '/"a"\\\\n',
    status: 200,
    ms: 1.5,
    done: true,
    kept: true,
    stale: true,
  }
  const { lines } = await logOf(
    `log.recordRequest(${JSON.stringify(full)}); log.recordRequest({ id: 'b', status: 400 })`,
  )
  expect(lines[0]).toEqual({ level: 'info', time: expect.any(String), ...full, msg: 'request' })
  expect(lines[1]).toMatchObject({ id: 'b', method: '', path: '', status: 400 })
})

test('writes the right path for each cached page', async () => {
  const paths = ['/a', '/b', '/"a"\\n', '/a']
  const { lines } = await logOf(
    `for (const path of ${JSON.stringify(paths)}) log.recordRequest({ id: 'a', method: 'GET', path, status: 200, kept: true })
    log.recordRequest({ id: 'b', method: 'HEAD', path: '/a', status: 200, kept: true })`,
  )
  expect(lines.map(({ path }) => path)).toEqual([...paths, '/a'])
  expect(lines[1]).toMatchObject({ id: 'a', method: 'GET', status: 200, kept: true, msg: 'request' })
  expect(lines[4]).toMatchObject({ id: 'b', method: 'HEAD' })
})

test('truncates a very long path', async () => {
  const { lines } = await logOf(
    `log.recordRequest({ id: 'a', method: 'GET', path: '/' + 'a'.repeat(8000), status: 404 })`,
  )
  expect(lines[0]?.path).toBe(`/${'a'.repeat(499)}…`)
})

test('loses no line when the process exits or crashes', async () => {
  const exited = await logOf(`for (let i = 0; i < ${count}; i++) record(i)\nprocess.exit(3)`)
  expect(exited.code).toBe(3)
  expect(ids(exited.lines)).toEqual(all)
  const crashed = await logOf(`for (let i = 0; i < ${count}; i++) record(i)\nthrow new Error('broken')`)
  expect(crashed.code).toBe(1)
  expect(ids(crashed.lines)).toEqual(all)
})

test('writes errors and audit lines synchronously, and never splits a line', async () => {
  const { lines } = await logOf(`
    import { setImmediate as nextTurn } from 'node:timers/promises'
    for (let i = 0; i < ${count}; i++) {
      record(i)
      if (i % 20 === 0) log.audit.info({ id: i }, 'audit')
      if (i % 30 === 0) log.events.error({ id: i }, 'fault')
      if (i % 10 === 0) await nextTurn()
    }
    process.kill(process.pid, 'SIGKILL')`)
  expect(lines.filter(({ msg }) => msg === 'audit')).toHaveLength(count / 20)
  expect(lines.filter(({ msg }) => msg === 'fault')).toHaveLength(Math.ceil(count / 30))
})

test('writes a single line soon, without waiting for another one', async () => {
  const script = `
    import { openLog } from './server/log.ts'
    openLog('info').recordRequest({ id: 'one', method: 'GET', path: '/', status: 200 })
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  expect(JSON.parse(line)).toMatchObject({ id: 'one' })
  child.kill('SIGKILL')
})

test('respects the configured level; audit lines are written at every level but silent', async () => {
  const code = `record(1); log.events.warn({}, 'warned'); log.audit.info({}, 'audit'); log.flush()`
  const told = async (level: string) => (await logOf(code, level)).lines.map(({ msg }) => msg).sort()
  expect(await told('info')).toEqual(['audit', 'request', 'warned'])
  expect(await told('warn')).toEqual(['audit', 'warned'])
  expect(await told('error')).toEqual(['audit'])
  expect(await told('silent')).toEqual([])
})
