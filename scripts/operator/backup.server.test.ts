import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import {
  backUp,
  describeSite,
  newFolder,
  openTestSite,
  openUntilTestEnds,
  type TestSite,
} from '../../app/admin/backup/backup-fixture.ts'
import { copySite } from '../../app/admin/backup/copy-site.server.ts'
import { restoreBackup } from '../../app/admin/backup/restore-backup.server.ts'
import { openFilesAt } from '../../app/documents/media/open-file-store.server.ts'
import { describeOnBothUrls } from '../../test/databases/database-contract.ts'
import { emptyDatabases } from '../../test/databases/empty-databases.ts'
import { faultRuns } from '../../test/databases/fault-rounds.ts'

/** Timeout in milliseconds. On a busy machine a command takes seconds to start. */
const timeoutMs = faultRuns(20) * 120_000

type Settings = Record<string, string>
type Ran = { status: number | null; signal: string | null; said: string }

/** Runs a command; with `killAt`, it is killed at its n-th read or write. */
async function run(words: string[], settings: Settings, killAt?: number): Promise<Ran> {
  const [command = '', ...rest] = words
  const killing = killAt === undefined ? [] : ['--import', './test/databases/kill-at-operation.ts']
  const env = { ...process.env, ENV_FILE: '', KILL_AT: String(killAt), ...settings }
  const child = spawn(process.execPath, [...killing, `scripts/operator/${command}.ts`, ...rest], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => {
      said += text
    })
  const [status, signal] = await once(child, 'close')
  return { status, signal, said }
}

type Place = { settings: Settings; url: string; folder: string }

async function newPlace(url: string): Promise<Place> {
  const folder = await newFolder()
  return { settings: { DATA_DIR: folder, DATABASE_URL: url }, url, folder }
}

async function openSiteAt({ folder, url }: Place): Promise<TestSite> {
  return openTestSite(url, await openFilesAt(`${folder}/files`))
}

async function describePlace({ folder, url }: Place): Promise<unknown> {
  return describeSite({ db: await openUntilTestEnds(url), store: await openFilesAt(`${folder}/files`) })
}

describeOnBothUrls('a command that was killed', (newUrl) => {
  it(
    'leaves no partial backup and no partial site',
    async () => {
      for (let round = 0; round < faultRuns(20); round++) {
        const from = await newPlace(await newUrl())
        const site = await openSiteAt(from)
        const path = `${from.folder}/copia.tar`
        const backup = await run(['backup', path], from.settings, 10 + round)
        expect(backup).toMatchObject({ signal: 'SIGKILL' })
        expect(existsSync(path)).toBe(false)

        const whole = await backUp(site)
        const to = await newPlace(await newUrl())
        // The first rounds are killed while table rows are restored, later rounds while files are.
        const restore = await run(['restore', whole], to.settings, 98 - round)
        expect(restore).toMatchObject({ signal: 'SIGKILL' })
        const store = await openFilesAt(`${to.folder}/files`)
        await restoreBackup({ path: whole, databaseUrl: to.url, store })
        expect(await describePlace(to)).toEqual(await describeSite(site))
      }
    },
    timeoutMs,
  )

  it(
    'leaves a partial copy that can be resumed',
    async () => {
      for (let round = 0; round < faultRuns(20); round++) {
        const [from, to] = [await newPlace(await newUrl()), await newPlace(await newUrl())]
        const site = await openSiteAt(from)
        const words = ['copy', '--from', from.url, '--to', to.url, '--to-files', `${to.folder}/files`]
        expect(await run(words, from.settings, 10 - (round % 3))).toMatchObject({ signal: 'SIGKILL' })
        const store = await openFilesAt(`${to.folder}/files`)
        const copied = await copySite({
          from: { databaseUrl: from.url, store: site.store },
          to: { databaseUrl: to.url, store },
        })
        expect(copied.files).toBe(6)
        expect(copied.known).toBeGreaterThan(0)
        expect(await describePlace(to)).toEqual(await describeSite(site))
      }
    },
    timeoutMs,
  )
})

it(
  'the commands back up, restore and copy the site',
  async () => {
    const [from, to] = [
      await newPlace(await emptyDatabases.file()),
      await newPlace(await emptyDatabases.file()),
    ]
    const site = await openSiteAt(from)
    const path = `${from.folder}/copia.tar`
    const made = await run(['backup', path], from.settings)
    expect(made.said).toMatch(/^Copia hecha: .*60 temas, .* 1 cuenta, .* 6 archivos de imagen\./)
    const restored = await run(['restore', path], to.settings)
    expect(restored.said).toMatch(/^Web recuperada: .*60 temas/)
    // The audit log of the restored site begins with the restore itself.
    const own = { audit_entries: expect.anything() }
    expect(await describePlace(to)).toEqual({ ...(await describeSite(site)), ...own })
    const target = `${to.folder}/copia.sqlite`
    const copied = await run(['copy', '--from', to.url, '--to', `sqlite:${target}`], to.settings)
    expect(copied.said).toMatch(/^Web copiada, y comprobada fila a fila: 60 temas/)
    expect([made.status, restored.status, copied.status]).toEqual([0, 0, 0])
  },
  timeoutMs,
)

it.each([
  [['restore'], 'Uso: npm run restore'],
  [['copy', '--a', 'b'], 'Uso: npm run copy'],
  [['backup', 'a.tar'], 'No hay ninguna base de datos'],
])('the command %j fails with the message «%s»', async (words, says) => {
  const folder = await newFolder()
  const { status, said } = await run(words, { DATA_DIR: folder })
  expect(said).toContain(says)
  expect(status).toBe(1)
  expect(await readdir(folder)).toEqual([])
})
