import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const program = [
  `import { readEnvFile } from '${new URL('env-file.ts', import.meta.url).href}'`,
  'readEnvFile()',
  'console.log(JSON.stringify([process.env.SITE_NAME, process.env.PORT]))',
].join('\n')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engrana-env-'))
  await writeFile(join(folder, '.env'), '# ajustes\nSITE_NAME="Taller de Ñ"\nPORT=4000\n')
  await writeFile(join(folder, 'otro.env'), 'SITE_NAME=Otro\n')
  await mkdir(join(folder, 'empty'))
})
afterAll(() => rm(folder, { recursive: true }))

async function settingsOf(given: Record<string, string>, cwd = folder): Promise<unknown> {
  const { ENV_FILE: _, ...inherited } = process.env
  const env = { ...inherited, SITE_NAME: undefined, PORT: undefined, ...given }
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd,
    env,
  })
  return JSON.parse(stdout)
}

test('reads settings from .env that the environment does not set', async () => {
  expect(await settingsOf({})).toEqual(['Taller de Ñ', '4000'])
  expect(await settingsOf({ PORT: '5000' })).toEqual(['Taller de Ñ', '5000'])
  expect(await settingsOf({ PORT: '' })).toEqual(['Taller de Ñ', ''])
})

test('reads another file, or none, by ENV_FILE', async () => {
  expect(await settingsOf({ ENV_FILE: 'otro.env' })).toEqual(['Otro', null])
  expect(await settingsOf({ ENV_FILE: '' })).toEqual([null, null])
})

test('works without .env, but fails when the file named by ENV_FILE is missing', async () => {
  expect(await settingsOf({}, join(folder, 'empty'))).toEqual([null, null])
  await expect(settingsOf({ ENV_FILE: 'no-existe.env' })).rejects.toMatchObject({
    code: 1,
    stderr: 'No se pueden leer los ajustes de no-existe.env (ENOENT).\n',
  })
})

test('.env.example lists the settings that docs/deploy.md documents', async () => {
  const [example, guide] = await Promise.all([
    readFile('.env.example', 'utf8'),
    readFile('docs/deploy.md', 'utf8'),
  ])
  const table = /^\| variable [\s\S]*?\n\n/m.exec(guide)?.[0] ?? ''
  const explained = new Set(table.match(/`[A-Z][A-Z_]+`/g)?.map((name) => name.slice(1, -1)))
  const shown = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(shown.toSorted()).toEqual([...explained].toSorted())
})
