import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { isBuilt } from './build-stamp.ts'

/** A process that needs a build; it finishes building when it reads a line from its input. */
const builder = `
  import { appendFile } from 'node:fs/promises'
  import { createInterface } from 'node:readline'
  import { once } from 'node:events'
  import { buildIfNeeded } from '${new URL('build.ts', import.meta.url).href}'
  const input = createInterface({ input: process.stdin })
  await buildIfNeeded(async () => {
    console.log('building')
    await once(input, 'line')
    await appendFile('built', 'x')
  })
  console.log('done')
  process.exit(0)
`

type Builder = { process: ChildProcess; say: () => void; hears: (text: string) => Promise<void> }

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engrana-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'app'))
  await writeFile(join(folder, 'app/page.ts'), 'export const page = 1')
  await writeFile(join(folder, 'package-lock.json'), '{}')
  await writeFile(join(folder, 'built'), '')
  return folder
}

function start(folder: string): Builder {
  const child = spawn(process.execPath, ['--input-type=module', '-e', builder], { cwd: folder })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const output = createInterface({ input: child.stdout })
  output.on('line', (line) => lines.push(line))
  return {
    process: child,
    say: () => child.stdin.write('go\n'),
    async hears(text) {
      while (!lines.some((line) => line.includes(text))) await once(output, 'line')
    },
  }
}

const countBuilds = async (folder: string): Promise<number> =>
  (await readFile(join(folder, 'built'), 'utf8')).length

test('two processes that start on stale sources build once, and both use that build', async () => {
  const folder = await makeFolder()
  const first = start(folder)
  await first.hears('building')
  const second = start(folder)
  await second.hears('Otro proceso está preparando la web')
  first.say()
  await Promise.all([first.hears('done'), second.hears('done')])
  expect(await countBuilds(folder)).toBe(1)
})

test('a waiting process builds when the building process is killed, and no unfinished build is taken as valid', async () => {
  const folder = await makeFolder()
  const first = start(folder)
  await first.hears('building')
  const second = start(folder)
  await second.hears('Otro proceso está preparando la web')
  first.process.kill('SIGKILL')
  await second.hears('building')
  expect(await isBuilt(folder)).toBe(false)
  second.say()
  await second.hears('done')
  expect(await isBuilt(folder)).toBe(true)
  expect(await countBuilds(folder)).toBe(1)
})

test('a build step ends when its parent process is killed', async () => {
  const folder = await makeFolder()
  const program = join(folder, 'program.mjs')
  await writeFile(program, 'console.log(process.pid); setInterval(() => {}, 1000)')
  const preload = new URL('leave-with-parent.ts', import.meta.url).href
  const source = `import { fork } from 'node:child_process'
    fork('${program}', { execArgv: ['--import', '${preload}'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface({ input: parent.stdout }), 'line')
  parent.kill('SIGKILL')
  // The pipe closes when its last writer has exited.
  await once(parent.stdout, 'close')
})

test('a build stays valid when it is copied with its sources, and test files do not affect it', async () => {
  const folder = await makeFolder()
  const first = start(folder)
  await first.hears('building')
  first.say()
  await first.hears('done')
  const other = await makeFolder()
  await cp(folder, other, { recursive: true })
  await utimes(join(other, 'app/page.ts'), 1, 1)
  await writeFile(join(other, 'app/page.test.ts'), '')
  expect(await isBuilt(other)).toBe(true)
  await writeFile(join(other, 'app/page.ts'), 'export const page = 2')
  expect(await isBuilt(other)).toBe(false)
})

test('reports what is missing where the site is not built and the build tools are not installed', async () => {
  const folder = await makeFolder()
  const child = spawn(process.execPath, [resolve('server/build.ts'), '--if-needed'], { cwd: folder })
  let told = ''
  child.stderr.on('data', (part) => {
    told += part
  })
  const [status] = await once(child, 'close')
  expect(status).toBe(1)
  expect(told).toMatch(
    /^La web no está preparada, y aquí faltan las herramientas que la preparan\. .*npm run build.*\n$/,
  )
})
